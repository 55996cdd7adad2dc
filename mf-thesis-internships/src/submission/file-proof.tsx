import { formatInstant } from 'shared-contract/base/dates';
import { formatBytes } from 'shared-contract/base/size';
import { TechnicalDetails } from 'shared-ui/list';
import { SUBMISSION_TEXTS } from '../texts/submission';
import type { SentFile } from './proof';

const texts = SUBMISSION_TEXTS;

/** Deposited digest of a file, with its time: it proves, and is not read. */
export const Proof = ({ digest, depositedAt }: { digest: string; depositedAt: string }) => (
  <TechnicalDetails
    title={texts.technical}
    items={[
      { label: texts.deposited, value: formatInstant(depositedAt) },
      { label: texts.digest, value: digest },
    ]}
  />
);

/** A file that was sent: its name, its size, and that it is not handed in by that. */
export const SentText = ({ file }: { file: SentFile }) => (
  <>{`${file.name}, ${formatBytes(file.size)}, ${texts.notYet}`}</>
);
