import { resumableUpload } from 'shared-auth/upload';
import { FILE_RULES } from 'shared-contract/documents/documents';
import type { InclusiveDocument } from 'shared-contract/inclusive/inclusive';
import { AsyncState, Box, Card, CardHeader, SkeletonLines, Text } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { FileDrop } from 'shared-ui/upload';
import { AttachmentTable } from './attachment-table';
import { INCLUSIVE_TEXTS as texts } from './texts';
import { useAttachments, useAttachmentWrites } from './use-inclusive';

const sendPdf = resumableUpload('inclusif');

interface AttachmentsCardProps {
  demandeId: number;
  /** Submitted: attachments neither come nor go. */
  isLocked: boolean;
}

/** PDF attachments: read, added and removed until the request is submitted (S2 §2, §5). */
export const AttachmentsCard = ({ demandeId, isLocked }: AttachmentsCardProps) => {
  const attachments = useAttachments();
  const { attach, remove } = useAttachmentWrites(() => attachments.mutate());
  const [confirm, question] = useConfirm();
  const askRemoval = async ({ DocumentID, DocumentName }: InclusiveDocument) => {
    const isSure = await confirm({
      title: texts.removeTitle,
      text: texts.removeText(DocumentName),
      confirmLabel: texts.removeConfirm,
      danger: true,
    });
    if (isSure) await remove(DocumentID);
  };
  return (
    <Card as="section">
      <CardHeader title={texts.attachmentsTitle} detail={texts.attachmentsLead} />
      <AsyncState
        query={attachments}
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
            onDone={(documentId) => void attach(documentId, demandeId)}
          >
            {texts.choose}
          </FileDrop>
        </Box>
      )}
      {question}
    </Card>
  );
};
