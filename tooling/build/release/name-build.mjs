import { readFileSync, writeFileSync } from 'node:fs';
import { filesUnder } from 'release-store';
import { digestOf } from './digest.mjs';

/** What stands in the scripts of a remote for the name of its build until their content is known. */
export const UNNAMED = '00000000';

/**
 * Gives the build in a folder a name of its own content: two versions of a remote live side by side in a page, and must
 * not take each other's chunks. Of its content alone, so that neither another domain nor the lockfile changes it.
 *
 * @param {string} name
 * @param {string} dist
 */
export const nameBuild = (name, dist) => {
  const scripts = filesUnder(dist).filter((path) => path.endsWith('.js'));
  const id = digestOf(scripts, dist).slice(0, UNNAMED.length);
  const unnamed = new RegExp(`(${name.replaceAll('-', '[-_]')}[-_])${UNNAMED}`, 'g');
  for (const path of scripts) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(unnamed, `$1${id}`));
};
