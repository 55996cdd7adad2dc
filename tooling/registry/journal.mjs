import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const journalPath = (releases) => join(releases, 'journal.ndjson');

const parse = (line) => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
};

/** Every change of the registry, oldest first: `{ revision, date, verbe, remote, version, qui, pourquoi }`. */
export const readJournal = (releases) => {
  const path = journalPath(releases);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).flatMap(parse) : [];
};

/** Notes a change once: a writer that died between the registry and the journal is made good by the next one. */
export const note = (releases, line) => {
  if (!line) return;
  const last = readJournal(releases).at(-1);
  if (last && last.revision >= line.revision) return;
  const path = journalPath(releases);
  const isCut = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'));
  appendFileSync(path, `${isCut ? '\n' : ''}${JSON.stringify(line)}\n`);
};
