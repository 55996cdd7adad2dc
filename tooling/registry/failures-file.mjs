import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Before the server counted anything. */
export const NO_FAILURES = { date: null, pannes: [] };

const pathOf = (releases) => join(releases, 'pannes.json');

/** What the server last counted: `{ date, pannes: [{ name, version, people }] }`, persons within 24 hours of `date`. */
export const readFailures = (releases) => {
  const path = pathOf(releases);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NO_FAILURES;
};

let drafts = 0;

/** Writes the counts, whole or not at all. */
export const writeFailures = (releases, counts) => {
  drafts += 1;
  const draft = `${pathOf(releases)}.${process.pid}.${drafts}`;
  writeFileSync(draft, JSON.stringify(counts, null, 2));
  renameSync(draft, pathOf(releases));
};
