import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from 'tooling/build/paths';
import { precompress } from 'tooling/build/release/precompress';
import { describeRelease } from 'tooling/build/release/release';

/** @param {string} path */
const isSource = (path) => !/\.(br|gz)$|build\.json$/.test(path);

/**
 * A build's files by the name that they have below its version's address.
 *
 * @param {string} url
 */
const fileOf = (url) => url.split('/').slice(4).join('/');

/**
 * Another build of the same sources: its scripts differ, and so do its version and the name by which they find one
 * another in a page.
 *
 * @type {(folder: string, name: string, semver: string) => void}
 */
const rename = (folder, name, semver) => {
  const prefix = `webpackChunk${name.replaceAll('-', '_')}_`;
  const own = new RegExp(`${prefix}[0-9a-f]{8}`, 'g');
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const renamed = source.replaceAll(own, prefix + semver.replaceAll(/\W/g, '_'));
    if (file === 'remoteEntry.js' && renamed === source)
      throw new Error(`${name}: its build has no name of its own to change`);
    writeFileSync(path, renamed);
  }
};

/**
 * The page that a remote has of its own names its scripts by the version's address.
 *
 * @type {(folder: string, from: string, to: string) => void}
 */
const moveStandalone = (folder, from, to) => {
  const file = join(folder, 'standalone.json');
  if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
};

/**
 * What each screen of a build needs, its files by their names.
 *
 * @param {import('../published.mjs').Release} release
 */
const namedFiles = ({ files, screens = {} }) =>
  Object.fromEntries(
    Object.entries(screens).map(([path, needs]) => [
      path,
      { ...needs, files: needs.files.map((rank) => fileOf(files[rank]?.url ?? '')) },
    ]),
  );

/**
 * A build that webpack left, made again as the version `semver` of its remote. Returns its version.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} semver
 */
export const rebuild = (name, folder, semver) => {
  const dist = join(folderOf(name), 'dist');
  cpSync(dist, folder, { recursive: true, filter: isSource });
  const first = readJson(join(dist, 'release.json'));
  rename(folder, name, semver);
  const version = describeRelease(name, folder, {
    semver,
    neededAtOnce: first.preload.map(fileOf),
    late: first.late.map(fileOf),
    screens: namedFiles(first),
    ...(first.server && { server: first.server.file }),
  });
  moveStandalone(folder, first.version, version);
  precompress(folder);
  return version;
};

/**
 * A remote of one hand-written entry, with the screens that its domain declares. Returns its version.
 *
 * @param {string} name
 * @param {string} folder
 * @param {{ semver: string, entry: string, contract?: string }} what
 */
export const handWritten = (name, folder, { semver, entry, contract }) => {
  const manifest = readJson(join(folderOf(name), 'portal.json'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), entry);
  const requires = { contract: contract ?? manifest.requires.contract };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify({ ...manifest, requires }));
  return describeRelease(name, folder, { semver, neededAtOnce: [] });
};
