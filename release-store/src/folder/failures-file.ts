import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FailureCounts, isFailureCounts, NO_FAILURES } from '../failure-counts';
import { parseJson } from '../parse-json';
import { writeWhole } from './write-whole';

const pathOf = (releases: string) => join(releases, 'failures.json');

/** What the server last counted; throws where it can't be read. */
export const readFailures = (releases: string): FailureCounts => {
  const path = pathOf(releases);
  return existsSync(path) ? parseJson(readFileSync(path, 'utf8'), path, isFailureCounts) : NO_FAILURES;
};

/** Writes the counts, whole or not at all. */
export const writeFailures = (releases: string, counts: FailureCounts): void =>
  writeWhole(pathOf(releases), JSON.stringify(counts, null, 2));
