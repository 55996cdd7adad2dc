import { createHash } from 'node:crypto';
import type { Outcome } from './writing/apply.queries';

/** Audit target of an import: rows per file. */
export const importTarget = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({ file, added, changed }) => `${file}:${added}+${changed}`).join(' ');

/** SHA-256, hex, of what an import does by its numbers: another one is another summary. */
export const summaryDigest = (outcomes: readonly Outcome[]): string => {
  const numbers = outcomes.map(({ file, lines, added, changed, closed, conflicts }) => [
    file,
    lines,
    added,
    changed,
    closed,
    conflicts.total,
  ]);
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex');
};
