import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FailureCounts, isFailureCounts, NO_FAILURES } from '../failure-counts';
import { parseJson } from '../parse-json';
import { writeAtomically } from './write-atomically';

const pathOf = (releases: string) => join(releases, 'failures.json');

/** Failure counts as the server last wrote them; throws when unreadable. */
export const readFailures = (releases: string): FailureCounts => {
  const path = pathOf(releases);
  return existsSync(path) ? parseJson(readFileSync(path, 'utf8'), path, isFailureCounts) : NO_FAILURES;
};

/** Writes the counts, whole or not at all. */
export const writeFailures = (releases: string, counts: FailureCounts): void =>
  writeAtomically(pathOf(releases), JSON.stringify(counts, null, 2));
