import { readFileSync, writeFileSync } from 'node:fs';
import { filesUnder } from 'release-store';
import { digestOf } from './digest.mjs';

/** Placeholder of the build name in a remote's scripts until the content hash is known. */
export const BUILD_NAME_PLACEHOLDER = '00000000';

/**
 * Names a build by its content hash, since two versions of a remote coexist in a page and must not share chunk names.
 * Independent of other domains and of the lockfile.
 *
 * @param {string} name
 * @param {string} dist
 */
export const nameByContentHash = (name, dist) => {
  const scripts = filesUnder(dist).filter((path) => path.endsWith('.js'));
  const id = digestOf(scripts, dist).slice(0, BUILD_NAME_PLACEHOLDER.length);
  const unnamed = new RegExp(`(${name.replaceAll('-', '[-_]')}[-_])${BUILD_NAME_PLACEHOLDER}`, 'g');
  for (const path of scripts) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(unnamed, `$1${id}`));
};
