import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where results are kept, and whether those that are there count: in `own` unless `SUITE_RESULTS` names a folder that
 * outlives the working copy. CI begins with none, unless it was given such a folder.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} own folder of this working copy
 */
export const whereKept = ({ SUITE_RESULTS: named, CI }, own) => ({
  folder: named || own,
  isRead: CI !== 'true' || Boolean(named),
});

/**
 * What passed before, by the digest of everything that it stands on, in `folder`. A failure is never kept.
 *
 * @param {string} folder created at the first result
 */
export const keptResults = (folder) => {
  /** @type {(name: string, digest: string) => string} */
  const fileOf = (name, digest) =>
    join(folder, `${name.replaceAll(/[^a-z0-9-]+/g, '-')}-${digest.slice(0, 32)}.json`);
  return {
    /**
     * How many tests passed, or null when these inputs have not passed yet.
     *
     * @type {(name: string, digest: string) => number | null}
     */
    read: (name, digest) => {
      try {
        return JSON.parse(readFileSync(fileOf(name, digest), 'utf8')).passed;
      } catch {
        return null;
      }
    },
    /** @type {(name: string, digest: string, passed: number) => void} */
    write: (name, digest, passed) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name, digest), JSON.stringify({ passed }));
    },
  };
};
