import type { Internship } from 'shared-contract/internships/internships';
import { Alert, Button, LinkButton, VisuallyHidden } from 'shared-ui';
import { internshipPath } from '../paths';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../texts/internships';
import { downloadAgreement } from './download-agreement';

interface AgreementProps {
  internship: Pick<Internship, 'StageID' | 'ConventionManque'>;
  /** Where the internship is, for what is said of it. */
  place: string;
}

/** Downloads the agreement of one internship; absent while it lacks something. */
export const AgreementButton = ({ internship: { StageID, ConventionManque }, place }: AgreementProps) =>
  ConventionManque.length === 0 && (
    <Button
      variant="outline"
      size="sm"
      icon="download"
      onClick={() => void downloadAgreement(StageID, place)}
    >
      {texts.agreement}
      <VisuallyHidden>{texts.of(place)}</VisuallyHidden>
    </Button>
  );

const isToEncode = ({ ConventionManque }: AgreementProps['internship']) =>
  ConventionManque.some(({ path }) => !path.startsWith('StageFichier'));

/** The form asks for its own fields: until it is encoded, they are one line. */
const shownOf = ({ ConventionManque }: AgreementProps['internship']) =>
  ConventionManque.some(({ path }) => path === '')
    ? ConventionManque.filter(({ path }) => path === '' || path.startsWith('StageFichier'))
    : ConventionManque;

/** What the agreement lacks, line by line; on the list, one button leads to where it is put. */
export const MissingAlert = ({
  internship,
  place,
  isOnList = false,
}: AgreementProps & { isOnList?: boolean }) =>
  internship.ConventionManque.length > 0 && (
    <Alert
      tone="warning"
      title={isToEncode(internship) ? texts.notEncoded : texts.notReady(place)}
      actions={
        isOnList ? (
          <LinkButton to={internshipPath(internship.StageID)}>
            {isToEncode(internship) ? texts.encodeIt : texts.sendIt}
            <VisuallyHidden>{texts.of(place)}</VisuallyHidden>
          </LinkButton>
        ) : undefined
      }
    >
      <ul>
        {shownOf(internship).map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
