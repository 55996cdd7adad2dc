import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from 'release-store';
import { folderOf, REMOTES, readJson } from '../paths.mjs';

/** @typedef {{ name: string, folder: string, from: string }} Installed a package of npm, where it stands, and whose package asks for it */

/** Packages of Chakra, Emotion's tooling and qrcode's command that are in no browser build. */
const IN_NO_BUILD = ['@ark-ui/react', '@emotion/babel-plugin', 'yargs'];

const OWN = ['shell', 'shared-auth', 'shared-contract', 'shared-router', 'shared-ui', ...REMOTES];

/**
 * Folder of a package as resolved from another one.
 *
 * @type {(name: string, from: string) => string | null}
 */
const folderSeen = (name, from) => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  return dirname(from) === from ? null : folderSeen(name, dirname(from));
};

/**
 * Dependencies of a package.
 *
 * @type {(from: string) => Installed[]}
 */
const neededBy = (from) => {
  const { dependencies = {}, peerDependencies = {} } = readJson(join(from, 'package.json'));
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => !IN_NO_BUILD.includes(name))
    .flatMap((name) => {
      const folder = folderSeen(name, from);
      return folder?.includes('node_modules') ? [{ name, folder, from }] : [];
    });
};

/** All npm packages of the browser code, transitive ones included. */
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

/**
 * Import specifiers of a package, from its package.json exports.
 *
 * @type {(installed: Installed) => string[]}
 */
export const requestsOf = ({ name, folder }) => {
  const { exports = {} } = readJson(join(folder, 'package.json'));
  const parts = Object.keys(Object(exports)).filter((key) => key.startsWith('./') && !key.includes('*'));
  return [name, ...parts.map((part) => name + part.slice(1))].filter((request) => !/\.\w+$/.test(request));
};

/**
 * Scripts of a package that a build could include.
 *
 * @type {(installed: Installed) => string[]}
 */
export const scriptsOf = ({ folder }) =>
  filesUnder(folder).filter(
    (path) => /\.[cm]?js$/.test(path) && !path.slice(folder.length).includes('node_modules'),
  );
