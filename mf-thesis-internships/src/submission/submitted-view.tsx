import { type ApiQuery, useApi, useEventFlag } from 'shared-auth';
import { UNADDRESSED_TEXT } from 'shared-auth/binding';
import { downloadFile } from 'shared-auth/download';
import type { RecuComplet } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/dates';
import { pathOf } from 'shared-contract/base/endpoint';
import { sentFile } from 'shared-contract/documents/endpoints';
import { receipt } from 'shared-contract/receipts/endpoints';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import {
  Alert,
  AsyncState,
  Card,
  CardFooter,
  CardHeader,
  IconButton,
  LinkButton,
  Section,
  Stack,
  StatusBadge,
} from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { FileItem, FileList } from 'shared-ui/upload';
import { IDM_PATH, receiptPath } from '../paths';
import { STEPS_TEXTS } from '../texts/steps';
import { SUBMISSION_TEXTS } from '../texts/submission';
import { ReceiptLines } from './receipt-lines';
import { SubmittedSkeleton } from './submission-skeletons';

const texts = SUBMISSION_TEXTS;

const useReceipt = (number: string | null) =>
  useApi(number === null ? null : receipt, { Numero: number ?? '' });

interface ReceiptProps {
  recu: NonNullable<Thesis['Recu']>;
  lines: ApiQuery<RecuComplet>;
  /** The link to the receipt, where nothing above has it. */
  hasLink: boolean;
}

const Receipt = ({ recu: { Numero, Date: date }, lines, hasLink }: ReceiptProps) => (
  <Card as="article">
    <CardHeader
      title={texts.receipt}
      detail={`${Numero}, ${formatInstant(date)}`}
      aside={<StatusBadge tone="ok">{STEPS_TEXTS.done}</StatusBadge>}
    />
    <AsyncState query={lines} errorTitle={texts.receiptError}>
      {({ Lignes }) => <ReceiptLines lines={Lignes} />}
    </AsyncState>
    {hasLink && (
      <CardFooter>
        <LinkButton to={receiptPath(Numero)} variant="outline" icon="file-text">
          {texts.receiptLink}
        </LinkButton>
      </CardFooter>
    )}
  </Card>
);

const File = ({ label, id }: { label: string; id: number }) => (
  <FileItem
    name={label}
    kind="PDF"
    action={
      <IconButton
        label={texts.download(label)}
        icon="download"
        onClick={() =>
          void downloadFile({
            path: pathOf(sentFile, { DocumentID: id }),
            fileName: `${label}.pdf`,
            isMade: false,
            pending: texts.downloading,
          })
        }
      />
    }
  />
);

const Proofs = ({ thesis, hasLink }: { thesis: Thesis; hasLink: boolean }) => {
  const lines = useReceipt(thesis.Recu?.Numero ?? null);
  if (thesis.Recu && !lines.data && !lines.error) return <SubmittedSkeleton />;
  const { MemoireFichierMemoireAvecAnnexesID: avec, MemoireFichierMemoireSansAnnexesID: sans } = thesis;
  return (
    <Stack gap="6">
      {thesis.Recu && <Receipt recu={thesis.Recu} lines={lines} hasLink={hasLink} />}
      <Section title={texts.yourFiles}>
        <Card>
          <FileList>
            {avec !== null && <File label={texts.withAppendices} id={avec} />}
            {sans !== null && <File label={texts.withoutAppendices} id={sans} />}
          </FileList>
        </Card>
      </Section>
    </Stack>
  );
};

/** The visit at which it was handed in. */
export interface Arrival {
  /** No mail tells of it, for want of an address. */
  isUnaddressed: boolean;
}

/** The end of the act, and what comes next; it takes the focus. */
const Arrived = ({ thesis, isUnaddressed }: Arrival & { thesis: Thesis }) => {
  const mayDescribe = useEventFlag('AccesIDM') && thesis.MemoireResume === null;
  return (
    <FocusOnMount>
      <Alert
        tone="ok"
        title={THESIS_TEXTS.thesisSaved}
        actions={
          <>
            {thesis.Recu && (
              <LinkButton to={receiptPath(thesis.Recu.Numero)} variant="outline" icon="file-text">
                {texts.receiptLink}
              </LinkButton>
            )}
            {mayDescribe && <LinkButton to={IDM_PATH}>{STEPS_TEXTS.idm.act}</LinkButton>}
          </>
        }
      >
        {texts.arrived} {isUnaddressed ? UNADDRESSED_TEXT : texts.mailed}{' '}
        {mayDescribe ? texts.nextDescribe : texts.nextNothing}
      </Alert>
    </FocusOnMount>
  );
};

/** A thesis that was handed in: its receipt and both files, read-only, at once so that nothing moves (CONTRACT §3). */
export const SubmittedView = ({ thesis, arrival }: { thesis: Thesis; arrival: Arrival | null }) => (
  <Stack gap="6">
    {arrival && <Arrived thesis={thesis} {...arrival} />}
    <Proofs thesis={thesis} hasLink={arrival === null} />
  </Stack>
);
