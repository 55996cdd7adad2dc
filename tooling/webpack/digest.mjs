import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file under a folder, sorted, as absolute paths.
 *
 * @param {string} folder
 */
export const filesUnder = (folder) => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
};

/**
 * SHA-256 over the names and contents of files and folders, hex.
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

/**
 * Subresource Integrity value of a file.
 *
 * @param {string} path
 */
export const integrityOf = (path) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
