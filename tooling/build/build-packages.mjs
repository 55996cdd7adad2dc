import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile, configOf, filesOf } from './compile.mjs';
import { FRAME_FOLDER, framePreset } from './frame-preset.mjs';
import { offlinePreset } from './offline-preset.mjs';
import { folderOf, REMOTES, readJson } from './paths.mjs';
import { writeAssets } from './release/assets.mjs';
import { BUILD_NAME_PLACEHOLDER, nameByContentHash } from './release/name-by-content-hash.mjs';
import { precompress } from './release/precompress.mjs';
import { hasCode, writeRelease } from './release/release.mjs';
import { isStale, sourceDigest, writeBuildStamp } from './release/stale.mjs';
import { buildScreens } from './screens-preset.mjs';
import { buildStandalone, hasStandalone, writeStandalone } from './standalone.mjs';

/** @param {number} since epoch milliseconds */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/** @type {(mode: import('./compile.mjs').Mode, compilation: import('webpack').Compilation) => Promise<void>} */
const finishShell = async (mode, compilation) => {
  const [frame] = filesOf(await compile(framePreset(mode)), 'frame');
  const offline = await compile(offlinePreset(mode));
  const place = (/** @type {string | undefined} */ file) => `${FRAME_FOLDER}/${file}`;
  writeAssets(compilation, {
    frame: place(frame),
    offline: { worker: place(filesOf(offline, 'worker')[0]), page: place(filesOf(offline, 'page')[0]) },
  });
};

/** @type {(name: string, mode: import('./compile.mjs').Mode, compilation: import('webpack').Compilation) => Promise<void>} */
const finishRemote = async (name, mode, compilation) => {
  nameByContentHash(name, join(folderOf(name), 'dist'));
  const scripts = hasStandalone(name) ? await buildStandalone(name, mode) : null;
  const version = writeRelease(name, compilation, await buildScreens(name, mode));
  if (scripts) writeStandalone(name, version, scripts);
};

/**
 * @param {string} name
 * @param {{ mode: import('./compile.mjs').Mode, digest: string }} options
 */
const buildOne = async (name, { mode, digest }) => {
  const dist = join(folderOf(name), 'dist');
  // webpack leaves a file alone whose hashed name is there, and a named build holds other bytes than webpack wrote.
  if (name !== 'shell') rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const config = await configOf(name, { mode, buildId: BUILD_NAME_PLACEHOLDER });
  const compilation = await compile(config);
  if (name === 'shell') await finishShell(mode, compilation);
  else await finishRemote(name, mode, compilation);
  if (mode === 'production') precompress(name === 'shell' ? join(dist, 'assets') : dist);
  writeBuildStamp(name, digest);
};

/** @type {(name: string) => string} */
const builtVersion = (name) => readJson(join(folderOf(name), 'dist', 'release.json')).version;

/**
 * Builds a package unless its build is up to date; logs which in one line.
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 */
export const ensureBuilt = async (name, mode) => {
  if (name !== 'shell' && !hasCode(name)) return `${name} : annoncé, sans code`;
  const digest = sourceDigest(name, mode);
  if (!isStale(name, digest)) return `${name} : à jour`;
  const since = Date.now();
  await buildOne(name, { mode, digest });
  return `${name} : construit en ${seconds(since)}`;
};

/**
 * Builds what is stale among the shell and the remotes, and prints one line for each. Publishes nothing and activates
 * nothing: who is shown what is the registry's to say (docs/decisions/releases.md).
 *
 * @param {{packages?: string[], production?: boolean}} options all packages by default
 */
export const build = async ({ packages = ['shell', ...REMOTES], production = true } = {}) => {
  const mode = production ? 'production' : 'development';
  for (const name of packages) {
    const line = await ensureBuilt(name, mode);
    const isBuilt = name === 'shell' || hasCode(name);
    console.log(isBuilt ? `${line}, version ${builtVersion(name)}` : line);
  }
};
