import { createHash } from 'node:crypto';
import type { StatementEntry } from './statement';

/** An entry as a reader hands it over. */
export interface ReadEntry extends Omit<StatementEntry, 'identity'> {
  /** Whatever else the file tells of it and would tell again: references, payer, other days. */
  content: readonly (string | null)[];
}

const MEANINGLESS = /^\W*(?:non?[ -]?ref|not?[ -]?provided|not[ -]?available|none|unknown|n\/a|0+)\W*$/i;

/** A bank's reference; null when it only says that there is none. */
export const meaningful = (reference: string | null): string | null =>
  reference === null || MEANINGLESS.test(reference) ? null : reference;

const contentOf = ({ account, day, cents, currency, communication, content }: ReadEntry): string =>
  JSON.stringify([account, day, cents, currency, communication, ...content]);

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** A database keeps neither control characters nor halves of a pair. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** Gives each entry of a file its identity: two entries of one file never have the same. */
export const identifyEntries = (entries: readonly ReadEntry[]): StatementEntry[] => {
  const seen = new Map<string, number>();
  return entries.map(({ content, ...entry }) => {
    const key = digest(contentOf({ ...entry, content }));
    const rank = (seen.get(key) ?? 0) + 1;
    seen.set(key, rank);
    return {
      ...entry,
      account: clean(entry.account),
      statement: clean(entry.statement),
      reference: clean(entry.reference),
      communication: clean(entry.communication),
      identity: `${key}-${rank}`,
    };
  });
};
