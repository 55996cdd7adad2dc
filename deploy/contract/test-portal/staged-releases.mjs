import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readRegistry } from 'release-store';
import { BUILT, SHELL } from '../../shell-release.mjs';

/**
 * A folder of releases like the live one, in which `candidates` (version by remote, and by `shell`) are what everybody
 * is shown; the shell of this working copy in place of a published one where it is `construit`. The
 * published files are linked, the registry is a copy: a check changes nothing. Returns `{ folder, remove }`.
 *
 * @param {string} releases folder
 * @param {Record<string, string>} candidates
 */
export const stageReleases = (releases, candidates) => {
  const { revision, remotes } = readRegistry(releases);
  const staged = { ...remotes };
  if (candidates[SHELL] === BUILT) delete staged[SHELL];
  for (const [remote, version] of Object.entries(candidates).filter(([, each]) => each !== BUILT))
    staged[remote] = { version, previous: null, enabled: true, message: null };
  const folder = mkdtempSync(join(tmpdir(), 'portail-candidats-'));
  for (const remote of Object.keys(staged).filter((name) => existsSync(join(releases, name))))
    symlinkSync(resolve(releases, remote), join(folder, remote), 'dir');
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ revision, remotes: staged }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
