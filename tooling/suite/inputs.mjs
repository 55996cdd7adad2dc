import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Whether a source, by its path from the root, decides a result.
 *
 * @typedef {(path: string) => boolean} IsInput
 */

/** What a command writes, never what a person does: the same list as .gitignore's. */
const WRITTEN = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'releases',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** @type {(root: string, folder: string, name: string) => boolean} */
const isRootReleases = (root, folder, name) => name !== 'releases' || folder === root;

/**
 * @param {string} root
 * @param {string} [folder]
 * @returns {Generator<string, void, undefined>}
 */
function* sourcesUnder(root, folder = root) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (WRITTEN.has(entry.name) && isRootReleases(root, folder, entry.name)) continue;
    if (entry.isDirectory()) yield* sourcesUnder(root, path);
    else if (entry.isFile() && !/\.log$|^\.DS_Store$/.test(entry.name)) yield path;
  }
}

/**
 * Digest of each source file of a working copy, by its path from the root, `/` between folders; sorted.
 *
 * @param {string} root
 */
export const readSources = (root) =>
  new Map(
    [...sourcesUnder(root)]
      .sort()
      .map((path) => [
        relative(root, path).replaceAll(sep, '/'),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );

/**
 * Digest of the sources that `isInput` names, and of what else decides the result: versions, settings.
 *
 * @param {ReadonlyMap<string, string>} sources
 * @param {IsInput} isInput
 * @param {object} circumstances
 */
export const digestOfInputs = (sources, isInput, circumstances) => {
  const hash = createHash('sha256').update(JSON.stringify(circumstances));
  for (const [path, digest] of sources) if (isInput(path)) hash.update(`${path}\0${digest}\0`);
  return hash.digest('hex');
};

/** @typedef {Record<string, string>} Versions by the name of the package */

/** @type {(root: string, name: string) => Versions} */
const dependenciesOf = (root, name) => {
  /** @type {{ dependencies?: Versions, devDependencies?: Versions, peerDependencies?: Versions }} */
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  );
  return { ...peerDependencies, ...devDependencies, ...dependencies };
};

/**
 * The workspace packages that a package stands on, itself first, through those that they stand on.
 *
 * @param {string} root
 * @param {string} name
 * @param {Set<string>} [seen] those found so far
 */
export const packagesUnder = (root, name, seen = new Set()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [each, version] of Object.entries(dependenciesOf(root, name)))
    if (version.startsWith('workspace:')) packagesUnder(root, each, seen);
  return seen;
};
