import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from 'release-store';

/**
 * SHA-256 over names and contents of files and folders, hex.
 *
 * @param {string[]} paths
 * @param {string} base what the names are relative to
 * @param {(path: string) => boolean} isCounted
 */
export const digestOf = (paths, base, isCounted = () => true) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesUnder(path) : [path];
    for (const file of files.filter(isCounted))
      hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
