import { amendDocument, readDocument } from './document.mjs';

/** Lines of one object: a change writes a small one again, whatever the age of the journal. */
const LINES = 100;

const keyOf = (part) => `journal/${String(part).padStart(6, '0')}.json`;
const partOf = (revision) => Math.floor(revision / LINES);

/** Every change up to a revision, oldest first, as the journal of a folder. */
export const readBucketJournal = async (objects, revision) => {
  const parts = Array.from({ length: partOf(revision) + 1 }, (_, part) =>
    readDocument(objects, keyOf(part), []),
  );
  return (await Promise.all(parts)).flat();
};

/** Notes a change once, however often it is told; the next writer tells the one of a writer that died before. */
export const noteInBucket = async (objects, line) => {
  if (!line) return;
  await amendDocument(objects, keyOf(partOf(line.revision)), [], (lines) =>
    lines.some(({ revision }) => revision === line.revision)
      ? lines
      : [...lines, line].sort((a, b) => a.revision - b.revision),
  );
};

/** Whether the change with this mark is among the last ones before a revision. */
export const wasNoted = async (objects, revision, marque) => {
  const recent = [...new Set([partOf(Math.max(0, revision - LINES)), partOf(revision)])];
  const lines = await Promise.all(recent.map((part) => readDocument(objects, keyOf(part), [])));
  return lines.flat().some((line) => line.marque === marque);
};
