import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The domains, each built and published alone: every folder `mf-*` that declares its screens. */
export const REMOTES = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'portal.json')))
  .sort();

/**
 * Folder of a package, by its name.
 *
 * @param {string} name
 */
export const folderOf = (name) => join(root, name);

/** Folder of a remote's `dist` for what runs without the shell. */
export const STANDALONE = 'standalone';

/**
 * Folder of the module whose `import.meta.url` is given.
 *
 * @param {string} url
 */
export const folderOfModule = (url) => dirname(fileURLToPath(url));

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Federation names may not hold a dash: they become JavaScript variables.
 *
 * @param {string} name
 */
export const federationName = (name) => name.replaceAll('-', '_');

/** Where releases are published: RELEASES_DIR, or `releases` at the root (CONTRACT §1). */
export const releasesFolder = () => process.env.RELEASES_DIR || join(root, 'releases');
