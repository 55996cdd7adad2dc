import { type ApiQuery, useApi } from 'shared-auth';
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
import { receiptPath } from '../paths';
import { SUBMISSION_TEXTS } from '../texts/submission';
import { ReceiptLines } from './receipt-lines';
import { SubmittedSkeleton } from './submission-skeletons';

const texts = SUBMISSION_TEXTS;

const useReceipt = (number: string | null) =>
  useApi(number === null ? null : receipt, { Numero: number ?? '' });

interface ReceiptProps {
  recu: NonNullable<Thesis['Recu']>;
  lines: ApiQuery<RecuComplet>;
}

const Receipt = ({ recu: { Numero, Date: date }, lines }: ReceiptProps) => (
  <Card as="article">
    <CardHeader
      title={texts.receipt}
      detail={`${Numero}, ${formatInstant(date)}`}
      aside={<StatusBadge tone="ok">{texts.done}</StatusBadge>}
    />
    <AsyncState query={lines} errorTitle={texts.receiptError}>
      {({ Lignes }) => <ReceiptLines lines={Lignes} />}
    </AsyncState>
    <CardFooter>
      <LinkButton to={receiptPath(Numero)} variant="outline" icon="file-text">
        {texts.receiptLink}
      </LinkButton>
    </CardFooter>
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

const Proofs = ({ thesis }: { thesis: Thesis }) => {
  const lines = useReceipt(thesis.Recu?.Numero ?? null);
  if (thesis.Recu && !lines.data && !lines.error) return <SubmittedSkeleton />;
  const { MemoireFichierMemoireAvecAnnexesID: avec, MemoireFichierMemoireSansAnnexesID: sans } = thesis;
  return (
    <Stack gap="6">
      {thesis.Recu && <Receipt recu={thesis.Recu} lines={lines} />}
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

/** The end of the act, and what comes next; it takes the focus. */
const Arrived = () => (
  <FocusOnMount>
    <Alert tone="ok" title={THESIS_TEXTS.thesisSaved}>
      {texts.next}
    </Alert>
  </FocusOnMount>
);

/** A thesis that was handed in: its receipt and both files, read-only, at once so that nothing moves (CONTRACT §3). */
export const SubmittedView = ({ thesis, isArrival }: { thesis: Thesis; isArrival: boolean }) => (
  <Stack gap="6">
    {isArrival && <Arrived />}
    <Proofs thesis={thesis} />
  </Stack>
);
