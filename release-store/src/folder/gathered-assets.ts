import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../digest';
import { versionFolder, versionsOf } from './release-folder';

/** Name of the shell among the remotes, and of the folder in which a server puts the files of every shell. */
const SHELL = 'shell';
const GATHERED = 'assets';

/** Removes, of the files that a server gathered, those that no published shell has any more; returns their paths. */
export const pruneGatheredAssets = (releases: string): string[] => {
  const versions = versionsOf(releases, SHELL);
  // Without a shell nobody knows what they are of.
  if (versions.length === 0) return [];
  const known = new Set(
    versions.flatMap((version) => {
      const assets = join(versionFolder(releases, SHELL, version), 'assets');
      return filesUnder(assets).map((path) => relative(assets, path));
    }),
  );
  const gathered = join(releases, GATHERED);
  const old = filesUnder(gathered).filter((path) => !known.has(relative(gathered, path)));
  for (const path of old) rmSync(path, { force: true });
  return old;
};
