import { useApi } from 'shared-auth';
import { resumableUpload } from 'shared-auth/upload';
import { FILE_RULES } from 'shared-contract/documents/documents';
import { attachments } from 'shared-contract/inclusive/endpoints';
import type { InclusiveDocument } from 'shared-contract/inclusive/inclusive';
import { AsyncState, Box, Card, CardHeader, SkeletonLines, Text } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { FileDrop } from 'shared-ui/upload';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import { AttachmentTable } from './attachment-table';
import { useAttachmentWrites } from './use-attachment-writes';

const sendPdf = resumableUpload('inclusif');

interface AttachmentsCardProps {
  demandeId: number;
  /** Submitted: attachments neither come nor go. */
  isLocked: boolean;
}

/** PDF attachments: read, added and removed until the request is submitted (S2 §2, §5). */
export const AttachmentsCard = ({ demandeId, isLocked }: AttachmentsCardProps) => {
  const query = useApi(attachments);
  const { attach, remove } = useAttachmentWrites(demandeId);
  const [confirm, question] = useConfirm();
  const askRemoval = async ({ DocumentID, DocumentName }: InclusiveDocument) => {
    const isSure = await confirm({
      title: texts.removeTitle,
      text: texts.removeText(DocumentName),
      confirmLabel: texts.removeConfirm,
      danger: true,
    });
    if (isSure) remove(DocumentID);
  };
  return (
    <Card as="section">
      <CardHeader title={texts.attachmentsTitle} detail={texts.attachmentsLead} />
      <AsyncState
        query={query}
        errorTitle={texts.attachmentsErrorTitle}
        skeleton={
          <Box p="5">
            <SkeletonLines lines={2} />
          </Box>
        }
        empty={
          <Text px="5" py="3" tone="muted">
            {texts.noAttachment}
          </Text>
        }
      >
        {(rows) => (
          <AttachmentTable rows={rows} onRemove={isLocked ? undefined : (row) => void askRemoval(row)} />
        )}
      </AsyncState>
      {!isLocked && (
        <Box p="5" borderTop="1px solid var(--border)">
          <FileDrop
            label={texts.add}
            accept=".pdf"
            maxBytes={FILE_RULES.inclusif.maxBytes}
            upload={sendPdf}
            onDone={attach}
          >
            {texts.choose}
          </FileDrop>
        </Box>
      )}
      {question}
    </Card>
  );
};
