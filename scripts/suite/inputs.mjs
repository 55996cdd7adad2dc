import { statSync } from 'node:fs';
import { packagesUnder } from '../../tooling/suite/inputs.mjs';
import { root } from '../run.mjs';

/** @typedef {import('../../tooling/suite/inputs.mjs').IsInput} IsInput */

/** Every file, text for people too: the formatter reads it. */
export const everything = () => true;

/**
 * Text for people: no other check reads it.
 *
 * @type {IsInput}
 */
const isProse = (path) => /^docs\/|^[^/]+\.md$/.test(path);

/**
 * Any source of the working copy.
 *
 * @type {IsInput}
 */
export const anything = (path) => !isProse(path);

/**
 * What the built portal and its browser tests come from: unit tests and measures leave it as it is, save the parts of
 * measures that browser tests use.
 *
 * @type {IsInput}
 */
export const portal = (path) =>
  anything(path) && !/^bench\/(?!month\/|thesis\/)|\.test\.(m?ts|tsx|mjs)$/.test(path);

/** @type {IsInput} */
const isDomainCode = (path) => /^mf-[^/]+\/src\//.test(path);

/**
 * Files that every test stands on: settings and lockfile at the root, Jest's presets, what the domains declare.
 *
 * @type {IsInput}
 */
const isShared = (path) =>
  /^[^/]+\.(json|mjs|yaml)$|^tooling\/jest\/|^scripts\/suite|^[^/]+\/portal\.json$/.test(path);

/**
 * The Jest projects that look at the whole working copy, or at what was built of it: some at all of it, others at what is
 * around the domains. A new remote stands beside them, and three are built again to compare their bytes, which their
 * code does not make depend on a folder.
 *
 * @type {Record<string, IsInput>}
 */
const WIDE = {
  tooling: anything,
  deploy: (path) => anything(path) && !isDomainCode(path),
  'tooling/new-remote': (path) => anything(path) && !isDomainCode(path),
};

/**
 * What the unit tests of a package stand on: itself, the packages under it, the settings.
 *
 * @type {(name: string) => IsInput}
 */
export const inputsOfPackage = (name) => {
  const wide = WIDE[name];
  if (wide) return wide;
  const packages = packagesUnder(root, name);
  return (path) => isShared(path) || packages.has(path.slice(0, path.indexOf('/')));
};

/**
 * What decides a result beside the sources.
 *
 * @param {string[]} [programs] executables, known by their size and date
 */
export const circumstances = (programs = []) => ({
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
  programs: programs.map((path) => [path, statSync(path).size, statSync(path).mtimeMs]),
});
