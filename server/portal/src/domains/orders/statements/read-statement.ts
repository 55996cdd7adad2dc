import { readCamt } from './camt';
import { readCoda } from './coda';
import type { StatementEntry } from './statement';

/** The movements of a bank statement: XML is camt.052, 053 or 054, anything else CODA 2. Throws StatementError. */
export const readStatement = (bytes: Uint8Array): StatementEntry[] => {
  const start = Buffer.from(bytes.subarray(0, 64))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') ? readCamt(bytes) : readCoda(bytes);
};
