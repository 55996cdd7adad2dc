import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJournalLine, type JournalLine } from '../registry';

const journalPath = (releases: string) => join(releases, 'journal.ndjson');

/** A line that was cut, or that another program wrote, says nothing. */
const parseLine = (text: string): JournalLine[] => {
  try {
    const line: unknown = JSON.parse(text);
    return isJournalLine(line) ? [line] : [];
  } catch {
    return [];
  }
};

/** Every change of the registry, oldest first. */
export const readJournal = (releases: string): JournalLine[] => {
  const path = journalPath(releases);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).flatMap(parseLine) : [];
};

/** Notes a change once: a writer that died between the registry and the journal is made good by the next one. */
export const appendToJournal = (releases: string, line: JournalLine | undefined): void => {
  if (!line) return;
  const last = readJournal(releases).at(-1);
  if (last && last.revision >= line.revision) return;
  const path = journalPath(releases);
  const isCut = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'));
  appendFileSync(path, `${isCut ? '\n' : ''}${JSON.stringify(line)}\n`);
};
