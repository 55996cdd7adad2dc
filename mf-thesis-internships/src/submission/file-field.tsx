import { useState } from 'react';
import { formatInstant } from 'shared-contract/base/format';
import { FILE_RULES, type Fingerprint } from 'shared-contract/documents/documents';
import { Box, Code, Stack, StatusBadge, Text } from 'shared-ui';
import { FieldError, useFieldId, useForm, useFormState } from 'shared-ui/form';
import { FileDrop, formatBytes, type UploadFile, UploadSlot } from 'shared-ui/upload';
import { TEXTS } from '../texts';
import { depositDigest, type SentFile, sendThesis } from './proof';
import { FILE_FIELDS, type FileSlot, type SubmissionValues } from './submission-values';

const texts = TEXTS.submission;

const Proof = ({ digest, depositedAt }: { digest: string; depositedAt: string }) => (
  <Stack gap="1">
    <Text size="sm">{texts.deposited(formatInstant(depositedAt))}</Text>
    <Text size="xs" tone="muted">
      {`${texts.digest}\u00a0: `}
      <Code overflowWrap="anywhere">{digest}</Code>
    </Text>
  </Stack>
);

const SentText = ({ file }: { file: SentFile }) => (
  <Stack gap="1">
    <Text size="sm">{`${file.name}, ${formatBytes(file.size)}`}</Text>
    {file.digest && file.depositedAt && <Proof digest={file.digest} depositedAt={file.depositedAt} />}
  </Stack>
);

/** One of the two PDF files: its digest is deposited, then it travels in pieces (CONTRACT §3). */
export const FileField = ({ slot, label }: { slot: FileSlot; label: string }) => {
  const name = FILE_FIELDS[slot];
  const id = useFieldId(name);
  const form = useForm();
  const { values, errors, submitErrors, submitFailed } = useFormState<SubmissionValues>({
    subscription: { values: true, errors: true, submitErrors: true, submitFailed: true },
  });
  const [deposit, setDeposit] = useState<Fingerprint | null>(null);
  const sent = values.Fichiers?.[slot] ?? null;
  const error: unknown = submitFailed ? (errors?.[name] ?? submitErrors?.[name]) : undefined;

  const upload: UploadFile<SentFile> = async (file, options) => {
    setDeposit(null);
    // The proof is worth having, not worth failing for.
    const proof = await depositDigest(file).catch(() => null);
    setDeposit(proof);
    const documentId = await sendThesis(file, options);
    return {
      id: documentId,
      name: file.name,
      size: file.size,
      digest: proof?.Empreinte ?? null,
      depositedAt: proof?.Date ?? null,
    };
  };
  const done = (file: SentFile) => {
    form.batch(() => {
      form.change(name, file.id);
      form.change(`Fichiers.${slot}`, file);
    });
    setDeposit(null);
  };

  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={label}>
      <UploadSlot
        icon="file-text"
        title={label}
        status={
          <StatusBadge tone={sent ? 'ok' : 'warning'}>{sent ? texts.ready : texts.missing}</StatusBadge>
        }
        action={
          <Stack gap="2">
            {deposit && <Proof digest={deposit.Empreinte} depositedAt={deposit.Date} />}
            <FileDrop
              label={texts.upload(label)}
              accept=".pdf"
              maxBytes={FILE_RULES.memoire.maxBytes}
              upload={upload}
              onDone={done}
            >
              {sent ? texts.replace : texts.choose}
            </FileDrop>
            {typeof error === 'string' && <FieldError id={id}>{error}</FieldError>}
          </Stack>
        }
      >
        {sent ? <SentText file={sent} /> : texts.fileLimits}
      </UploadSlot>
    </Box>
  );
};
