import { formatInstant } from 'shared-contract/base/dates';
import { formatBytes } from 'shared-contract/base/size';
import { Code, Stack, Text } from 'shared-ui';
import { SUBMISSION_TEXTS } from '../texts/submission';
import type { SentFile } from './proof';

const texts = SUBMISSION_TEXTS;

/** Deposited digest of a file, with its time. */
export const Proof = ({ digest, depositedAt }: { digest: string; depositedAt: string }) => (
  <Stack gap="1">
    <Text size="sm">{texts.deposited(formatInstant(depositedAt))}</Text>
    <Text size="xs" tone="muted">
      {`${texts.digest}\u00a0: `}
      <Code overflowWrap="anywhere">{digest}</Code>
    </Text>
  </Stack>
);

/** A file that was sent: its name, its size and its proof. */
export const SentText = ({ file }: { file: SentFile }) => (
  <Stack gap="1">
    <Text size="sm">{`${file.name}, ${formatBytes(file.size)}`}</Text>
    {file.digest && file.depositedAt && <Proof digest={file.digest} depositedAt={file.depositedAt} />}
  </Stack>
);
