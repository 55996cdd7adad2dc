import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from 'release-store';
import { folderOf, REMOTES, readJson } from '../paths.mjs';

/** @typedef {{ name: string, folder: string, from: string }} Installed a package of npm, where it stands, and whose package asks for it */

/** Of Chakra's components, of Emotion's own build and of a command of qrcode: no build of the portal holds any of it. */
const IN_NO_BUILD = ['@ark-ui/react', '@emotion/babel-plugin', 'yargs'];

const OWN = ['shell', 'shared-auth', 'shared-contract', 'shared-router', 'shared-ui', ...REMOTES];

/** The folder of a package as another one finds it. @type {(name: string, from: string) => string | null} */
const folderSeen = (name, from) => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  return dirname(from) === from ? null : folderSeen(name, dirname(from));
};

/** What a package stands on. @type {(from: string) => Installed[]} */
const neededBy = (from) => {
  const { dependencies = {}, peerDependencies = {} } = readJson(join(from, 'package.json'));
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => !IN_NO_BUILD.includes(name))
    .flatMap((name) => {
      const folder = folderSeen(name, from);
      return folder?.includes('node_modules') ? [{ name, folder, from }] : [];
    });
};

/** Every package of npm that the portal's browser code stands on, directly or through another one. */
export const installedPackages = () => {
  /** @type {Map<string, Installed>} */
  const found = new Map();
  const waiting = OWN.flatMap((name) => neededBy(folderOf(name)));
  for (const each of waiting) {
    if (found.has(each.folder)) continue;
    found.set(each.folder, each);
    waiting.push(...neededBy(each.folder));
  }
  return [...found.values()];
};

/** Requests by which a package is imported, as its package.json says. @type {(installed: Installed) => string[]} */
export const requestsOf = ({ name, folder }) => {
  const { exports = {} } = readJson(join(folder, 'package.json'));
  const parts = Object.keys(Object(exports)).filter((key) => key.startsWith('./') && !key.includes('*'));
  return [name, ...parts.map((part) => name + part.slice(1))].filter((request) => !/\.\w+$/.test(request));
};

/** Scripts of a package that a build could read. @type {(installed: Installed) => string[]} */
export const scriptsOf = ({ folder }) =>
  filesUnder(folder).filter(
    (path) => /\.[cm]?js$/.test(path) && !path.slice(folder.length).includes('node_modules'),
  );
