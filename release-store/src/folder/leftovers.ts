import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Nothing that is under way takes that long: a change takes milliseconds, a copy seconds. */
const STALE_AFTER_MS = 3_600_000;

/** Temporary names of a process: locks, half-written files and versions. */
const TEMPORARY_NAMES = /^\.lock\.\d+-|^(registry|failures)\.json\.\d+\.\d+$|\.draft-\d+$/;

const ageOf = (path: string, now: number): number => {
  try {
    return now - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

const sweepFolder = (folder: string, now: number): string[] => {
  const entries = readdirSync(folder, { withFileTypes: true });
  const old = entries
    .map(({ name }) => name)
    .filter((name) => TEMPORARY_NAMES.test(name) && ageOf(join(folder, name), now) > STALE_AFTER_MS)
    .map((name) => join(folder, name));
  for (const path of old) rmSync(path, { recursive: true, force: true });
  return old;
};

/**
 * Removes what commands left that were killed an hour ago or more, in a folder of releases and in the folders of its
 * remotes; by age, since a process number says nothing of another machine. Returns the paths.
 */
export const removeLeftovers = (releases: string, now: number): string[] => {
  const remotes = readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(releases, name));
  return [releases, ...remotes].flatMap((folder) => sweepFolder(folder, now));
};
