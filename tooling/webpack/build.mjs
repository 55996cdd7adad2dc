import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile, configOf } from './compile.mjs';
import { folderOf, REMOTES, releasesFolder } from './paths.mjs';
import { writeAssets } from './release/assets.mjs';
import { precompress } from './release/precompress.mjs';
import { publish } from './release/publish.mjs';
import { hasCode, writeRelease } from './release/release.mjs';
import { isStale, sourceDigest, stamp } from './release/stale.mjs';
import { buildStandalone, hasStandalone, writeStandalone } from './standalone.mjs';

/** @param {number} since epoch milliseconds */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/** @type {(name: string, mode: import('./compile.mjs').Mode, compilation: import('webpack').Compilation) => Promise<void>} */
const finishRemote = async (name, mode, compilation) => {
  const scripts = hasStandalone(name) ? await buildStandalone(name, mode) : null;
  const version = writeRelease(name, compilation);
  if (scripts) writeStandalone(name, version, scripts);
};

/**
 * @param {string} name
 * @param {{ mode: import('./compile.mjs').Mode, digest: string }} options
 */
const buildOne = async (name, { mode, digest }) => {
  const config = await configOf(name, { mode, buildId: digest.slice(0, 8) });
  const compilation = await compile(config);
  if (name === 'shell') writeAssets(compilation);
  else await finishRemote(name, mode, compilation);
  const dist = join(folderOf(name), 'dist');
  if (mode === 'production') precompress(name === 'shell' ? join(dist, 'assets') : dist);
  stamp(name, digest);
};

/**
 * Builds a package unless its build is of these sources; says which of the two in one line.
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 */
export const ensureBuilt = async (name, mode) => {
  if (name !== 'shell' && !hasCode(name)) return `${name} : annoncé, sans code`;
  const digest = sourceDigest(name, mode);
  if (!isStale(name, digest)) return `${name} : à jour`;
  const since = Date.now();
  mkdirSync(join(folderOf(name), 'dist'), { recursive: true });
  await buildOne(name, { mode, digest });
  return `${name} : construit en ${seconds(since)}`;
};

/**
 * Builds what is stale among the shell and the remotes, publishes the remotes in the folder of releases, and prints one
 * line for each. What is served from a bucket (RELEASES_BUCKET) is published by portalctl alone.
 *
 * @param {{packages?: string[], releasesDir?: string, production?: boolean}} options all packages by default
 */
export const build = async ({
  packages = ['shell', ...REMOTES],
  releasesDir = releasesFolder(),
  production = true,
} = {}) => {
  const mode = production ? 'production' : 'development';
  for (const name of packages) {
    const line = await ensureBuilt(name, mode);
    const isPublished = name !== 'shell' && !process.env.RELEASES_BUCKET;
    const version = isPublished ? await publish(name, releasesDir) : null;
    console.log(version ? `${line}, version ${version}` : line);
  }
};
