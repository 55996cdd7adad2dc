import { Alert, Button, VisuallyHidden } from 'shared-ui';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';

/** Downloads the agreement of one internship. */
export const AgreementButton = ({ place, onClick }: { place: string; onClick: () => void }) => (
  <Button variant="outline" size="sm" icon="download" onClick={onClick}>
    {texts.agreement}
    <VisuallyHidden>{texts.of(place)}</VisuallyHidden>
  </Button>
);

/** What the agreement lacks, line by line. */
export const MissingAlert = ({ missing }: { missing: readonly string[] }) =>
  missing.length > 0 && (
    <Alert tone="warning" title={texts.notReady} live>
      <ul>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
