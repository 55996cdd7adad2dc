import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, integrityOfFile } from 'release-store';
import { federationName, folderOf, readJson, STANDALONE } from '../paths.mjs';
import { sharedVersions } from '../settings/shared.mjs';
import { digestOf } from './digest.mjs';
import { screenNeeds } from './screen-needs.mjs';

/** @typedef {import('./screen-needs.mjs').ScreenNeeds} ScreenNeeds */

/**
 * False for an announced remote: its screens are declared, none opens.
 *
 * @param {string} name
 */
export const hasCode = (name) => existsSync(join(folderOf(name), 'src', 'remote.tsx'));

/** @type {(name: string) => string} */
export const packageVersion = (name) => readJson(join(folderOf(name), 'package.json')).version;

/**
 * Version of an announced remote without code.
 *
 * @param {string} name
 */
export const announcedVersion = (name) => `${packageVersion(name)}-annonce`;

/**
 * Files that the exposed module loads before it runs. Throws when there are none, to detect a change of the
 * federation plugin.
 *
 * @type {(name: string, compilation: import('webpack').Compilation) => string[]}
 */
const neededAtOnce = (name, compilation) => {
  const groups = compilation.entrypoints.get(federationName(name))?.getChildren() ?? [];
  const files = groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'));
  if (files.length === 0) throw new Error(`${name}: the entry fetches no exposed module`);
  return [...new Set(files)];
};

/** Name prefix of chunks, and of workers' scripts, that a gesture needs and not an arrival. */
const LATE = /^late-/;

/**
 * Scripts of those alone.
 *
 * @type {(compilation: import('webpack').Compilation) => string[]}
 */
const lateFiles = (compilation) => {
  /** @param {boolean} isLate */
  const filesOf = (isLate) =>
    compilation.chunkGroups
      .filter(({ name }) => LATE.test(name ?? '') === isLate)
      .flatMap((group) => group.getFiles());
  const ofScreens = new Set(filesOf(false));
  const ofWorkers = compilation
    .getAssets()
    .filter(({ name, info }) => info.sourceFilename !== undefined && LATE.test(name))
    .map(({ name }) => name);
  return [...new Set([...filesOf(true), ...ofWorkers])].filter(
    (file) => file.endsWith('.js') && !ofScreens.has(file),
  );
};

/**
 * Writes `release.json` beside a remote's scripts and `portal.json`. The version is the package's and eight digits of
 * the content, so that the same sources give the same address and others never do. Returns it.
 *
 * @param {string} name
 * @param {string} dist folder of the build
 * @param {{ semver: string, neededAtOnce: string[], late?: string[], screens?: Record<string, ScreenNeeds>, shared?: Record<string, string>, server?: string }} what
 *   the package's version; files of a first visit; files that only a gesture asks for; what each screen needs, by its path;
 *   the version of each module that it takes from the page; the file that the server draws its screens with
 */
export const describeRelease = (
  name,
  dist,
  { semver, neededAtOnce, late = [], screens = {}, shared, server },
) => {
  const scripts = filesUnder(dist).filter((path) => path.endsWith('.js'));
  const counted = [...scripts, join(dist, 'portal.json'), ...(server ? [join(dist, server)] : [])];
  const version = `${semver}-${digestOf(counted, dist).slice(0, 8)}`;
  /** @param {string} file */
  const urlOf = (file) => `/r/${name}/${version}/${file}`;
  /** @param {string} path */
  const fileOf = (path) => ({ url: urlOf(relative(dist, path)), integrity: integrityOfFile(path) });
  /** @param {string} path */
  const isEntry = (path) => relative(dist, path) === 'remoteEntry.js';
  /** @param {string} path */
  const isFederated = (path) => !relative(dist, path).startsWith(`${STANDALONE}/`);
  const files = scripts.filter((path) => isFederated(path) && !isEntry(path)).map(fileOf);
  /** @param {string} file */
  const rankOf = (file) => files.findIndex(({ url }) => url === urlOf(file));
  const release = {
    name,
    version,
    entry: fileOf(join(dist, 'remoteEntry.js')),
    files,
    preload: neededAtOnce.map(urlOf),
    late: late.map(urlOf),
    ...(shared && { shared }),
    ...(server && { server: { file: server, integrity: integrityOfFile(join(dist, server)) } }),
    screens: Object.fromEntries(
      Object.entries(screens).map(([path, needs]) => [path, { ...needs, files: needs.files.map(rankOf) }]),
    ),
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release, null, 2));
  return version;
};

/**
 * Makes a release of what webpack left in a remote's `dist`. Returns its version.
 *
 * @param {string} name
 * @param {import('webpack').Compilation} compilation
 * @param {string} server file that the server draws its screens with, from `dist`
 */
export const writeRelease = (name, compilation, server) => {
  const dist = join(folderOf(name), 'dist');
  copyFileSync(join(folderOf(name), 'portal.json'), join(dist, 'portal.json'));
  const always = neededAtOnce(name, compilation);
  return describeRelease(name, dist, {
    semver: packageVersion(name),
    neededAtOnce: always,
    late: lateFiles(compilation),
    shared: sharedVersions(),
    server,
    screens: screenNeeds(name, compilation, always),
  });
};
