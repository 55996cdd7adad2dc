import { FILE_RULES } from 'shared-contract/documents/documents';
import { Stack, StatusBadge } from 'shared-ui';
import { FieldError, useFieldId, useFormState } from 'shared-ui/form';
import { FileDrop, UploadSlot } from 'shared-ui/upload';
import { SUBMISSION_TEXTS } from '../texts/submission';
import { Proof, SentText } from './file-proof';
import type { SentFile } from './proof';
import { FILE_FIELDS, type FileSlot, type SubmissionValues } from './submission-values';
import { useThesisUpload } from './use-thesis-upload';

const texts = SUBMISSION_TEXTS;

const proofOf = (sent: SentFile | null) =>
  sent?.digest && sent.depositedAt ? { digest: sent.digest, depositedAt: sent.depositedAt } : null;

/** One of the two PDF files: its digest is deposited, then it travels in pieces (CONTRACT §3). */
export const FileField = ({ slot, label }: { slot: FileSlot; label: string }) => {
  const name = FILE_FIELDS[slot];
  const id = useFieldId(name);
  const { deposit, upload, done } = useThesisUpload(slot);
  const { values, errors, submitErrors, submitFailed } = useFormState<SubmissionValues>({
    subscription: { values: true, errors: true, submitErrors: true, submitFailed: true },
  });
  const sent = values.Fichiers?.[slot] ?? null;
  const proof = deposit ? { digest: deposit.Empreinte, depositedAt: deposit.Date } : proofOf(sent);
  const error: unknown = submitFailed ? (errors?.[name] ?? submitErrors?.[name]) : undefined;

  return (
    <UploadSlot
      icon="file-text"
      title={label}
      status={<StatusBadge tone={sent ? 'ok' : 'warning'}>{sent ? texts.ready : texts.missing}</StatusBadge>}
      action={
        <Stack gap="2">
          <FileDrop
            id={id}
            errorId={typeof error === 'string' ? `${id}-erreur` : undefined}
            label={texts.upload(label)}
            hint={texts.fileLimits}
            accept=".pdf"
            maxBytes={FILE_RULES.memoire.maxBytes}
            upload={upload}
            onDone={done}
          >
            {sent ? texts.replace : texts.choose}
          </FileDrop>
          {typeof error === 'string' && <FieldError id={id}>{error}</FieldError>}
          {proof && <Proof {...proof} />}
        </Stack>
      }
    >
      {sent ? <SentText file={sent} /> : undefined}
    </UploadSlot>
  );
};
