import { useApi } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatInstant } from 'shared-contract/base/format';
import { sentFile } from 'shared-contract/documents/endpoints';
import { receipt } from 'shared-contract/receipts/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';
import {
  AsyncState,
  Card,
  CardBody,
  CardHeader,
  IconButton,
  LinkButton,
  Section,
  SkeletonLines,
  Stack,
  StatusBadge,
} from 'shared-ui';
import { FormActions } from 'shared-ui/form';
import { FileItem, FileList } from 'shared-ui/upload';
import { receiptPath } from '../paths';
import { TEXTS } from '../texts';
import { ReceiptLines } from './receipt-lines';

const texts = TEXTS.submission;

const useReceipt = (number: string | null) =>
  useApi(number === null ? null : receipt, { Numero: number ?? '' });

const Receipt = ({ recu: { Numero, Date: date } }: { recu: NonNullable<Thesis['Recu']> }) => {
  const receipt = useReceipt(Numero);
  return (
    <Card as="article">
      <CardHeader
        title={texts.receipt}
        detail={`${Numero}, ${formatInstant(date)}`}
        aside={<StatusBadge tone="ok">{TEXTS.steps.done}</StatusBadge>}
      />
      <CardBody>
        <Stack gap="4">
          <AsyncState query={receipt} errorTitle={texts.receiptError} skeleton={<SkeletonLines lines={5} />}>
            {({ Lignes }) => <ReceiptLines lines={Lignes} />}
          </AsyncState>
          <FormActions>
            <LinkButton to={receiptPath(Numero)} variant="outline" icon="file-text">
              {texts.receiptLink}
            </LinkButton>
          </FormActions>
        </Stack>
      </CardBody>
    </Card>
  );
};

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

/** A thesis that was handed in: its receipt and both files, read-only (CONTRACT §3). */
export const SubmittedView = ({ thesis }: { thesis: Thesis }) => {
  const { MemoireFichierMemoireAvecAnnexesID: avec, MemoireFichierMemoireSansAnnexesID: sans } = thesis;
  return (
    <Stack gap="6">
      {thesis.Recu && <Receipt recu={thesis.Recu} />}
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
