import { isJournalLine, type JournalLine } from '../registry';
import type { S3Client } from './s3/s3-client';
import { type JsonDocument, readJson, updateJson } from './update-json';

/** Lines of one object: a change writes a small one again, whatever the age of the journal. */
const LINES_PER_OBJECT = 100;

const isJournal = (value: unknown): value is JournalLine[] =>
  Array.isArray(value) && value.every(isJournalLine);

const partOf = (revision: number): number => Math.floor(revision / LINES_PER_OBJECT);

const journalPart = (part: number): JsonDocument<JournalLine[]> => ({
  key: `journal/${String(part).padStart(6, '0')}.json`,
  empty: [],
  isShape: isJournal,
});

const readParts = async (client: S3Client, parts: number[]): Promise<JournalLine[]> =>
  (await Promise.all(parts.map((part) => readJson(client, journalPart(part))))).flat();

/** Every change up to a revision, oldest first, as the journal of a folder. */
export const readBucketJournal = (client: S3Client, revision: number): Promise<JournalLine[]> =>
  readParts(
    client,
    Array.from({ length: partOf(revision) + 1 }, (_, part) => part),
  );

/** Notes a change once, however often it is given; the next writer notes the one of a writer that died before. */
export const appendToBucketJournal = async (
  client: S3Client,
  line: JournalLine | undefined,
): Promise<void> => {
  if (!line) return;
  await updateJson(client, journalPart(partOf(line.revision)), (lines) =>
    lines.some(({ revision }) => revision === line.revision)
      ? lines
      : [...lines, line].sort((a, b) => a.revision - b.revision),
  );
};

/** Notes the changes of another store under their own revisions, those that are not there yet. */
export const mergeJournal = async (client: S3Client, added: JournalLine[]): Promise<void> => {
  for (const part of new Set(added.map(({ revision }) => partOf(revision))))
    await updateJson(client, journalPart(part), (lines) => {
      const missing = added.filter(
        (line) => partOf(line.revision) === part && !lines.some(({ revision }) => revision === line.revision),
      );
      return missing.length === 0
        ? lines
        : [...lines, ...missing].sort((one, other) => one.revision - other.revision);
    });
};

/** True when the journal already has the change of this identifier, among the last ones before a revision. */
export const isInJournal = async (client: S3Client, revision: number, changeId: string): Promise<boolean> => {
  const recent = [...new Set([partOf(Math.max(0, revision - LINES_PER_OBJECT)), partOf(revision)])];
  return (await readParts(client, recent)).some((line) => line.changeId === changeId);
};
