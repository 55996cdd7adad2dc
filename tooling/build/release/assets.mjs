import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOfFile } from 'release-store';
import { filesOf } from '../compile.mjs';
import { folderOf } from '../paths.mjs';
import { sharedVersions } from '../settings/shared.mjs';
import { contractVersion } from './contract-version.mjs';
import { packageVersion } from './release.mjs';
import { describeShell } from './shell-release.mjs';

/** @param {string} file */
const url = (file) => `/assets/${file}`;

/**
 * Additional scripts of a lazy part, by its webpackChunkName.
 *
 * @type {(compilation: import('webpack').Compilation, name: string) => string[]}
 */
const lateScripts = (compilation, name) => {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`the shell has no part named ${name}`);
  return group
    .getFiles()
    .filter((file) => file.endsWith('.js'))
    .map(url);
};

/**
 * Scripts of each part with the name prefix, keyed by the rest of its name.
 *
 * @type {(compilation: import('webpack').Compilation, prefix: string) => Record<string, string[]>}
 */
const scriptsOf = (compilation, prefix) =>
  Object.fromEntries(
    [...compilation.namedChunkGroups.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name.slice(prefix.length), lateScripts(compilation, name)]),
  );

/**
 * Writes `shell/dist/assets.json`, the files that pages name, and `release.json`.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ frame: string, offline: { worker: string, page: string } }} server what the server runs of this build, and
 *   what it sends in a form of its own, from `dist`
 */
export const writeAssets = (compilation, server) => {
  const dist = join(folderOf('shell'), 'dist');
  // The page's own style names the font by a fixed address (FONT_URL of the contract's theme).
  cpSync(join(folderOf('shared-ui'), 'src', 'theme', 'font'), join(dist, 'assets', 'fonts'), {
    recursive: true,
  });
  const main = filesOf(compilation, 'main');
  const scripts = main.filter((file) => file.endsWith('.js'));
  const parts = {
    main: scripts.map(url),
    federation: ['after-paint', 'federation'].flatMap((name) => lateScripts(compilation, name)),
    kit: scriptsOf(compilation, 'kit-'),
    parts: scriptsOf(compilation, 'frame-'),
  };
  const late = [parts.kit, parts.parts].flatMap((each) => Object.values(each).flat());
  const named = new Set([...parts.main, ...parts.federation, ...late]);
  const assets = {
    ...parts,
    css: main.filter((file) => file.endsWith('.css')).map(url),
    preload: [],
    // The registry of a page may name a version and leave its files to `GET /registry.json`.
    readsPartialEntries: true,
    ...server,
    integrity: Object.fromEntries([...named].map((each) => [each, integrityOfFile(join(dist, each))])),
  };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
  cpSync(join(folderOf('shell'), 'paths.json'), join(dist, 'paths.json'));
  describeShell(dist, {
    semver: packageVersion('shell'),
    contract: contractVersion(),
    shared: sharedVersions(),
  });
};
