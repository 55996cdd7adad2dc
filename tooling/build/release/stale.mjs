import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson, root } from '../paths.mjs';
import { digestOf } from './digest.mjs';
import { COMPILED_IN, lockDigest } from './locked-packages.mjs';

/**
 * False for tests and for parts of `tooling/build` that don't affect releases.
 *
 * @param {string} path
 */
const isSource = (path) =>
  !/\.test\.(tsx?|mjs)$|tooling\/build\/(dev|node|production|published)\//.test(path);

/**
 * Digest of all inputs of a package's build.
 *
 * @param {string} name
 * @param {import('../compile.mjs').Mode} mode
 */
export const sourceDigest = (name, mode) =>
  digestOf(
    [
      ...[name, ...COMPILED_IN].flatMap((each) => [
        join(folderOf(each), 'src'),
        join(folderOf(each), 'package.json'),
      ]),
      join(folderOf(name), 'portal.json'),
      join(folderOf(name), 'paths.json'),
      join(folderOf(name), 'webpack.config.mjs'),
      join(folderOf('tooling'), 'build'),
      // What writes and digests a release.
      join(folderOf('release-store'), 'src'),
    ],
    root,
    isSource,
  ) +
  lockDigest(name) +
  mode;

/** @param {string} name */
const stampPath = (name) => join(folderOf(name), 'dist', 'build.json');

/**
 * True when there is no build of these sources.
 *
 * @param {string} name
 * @param {string} digest
 */
export const isStale = (name, digest) =>
  !existsSync(stampPath(name)) || readJson(stampPath(name)).digest !== digest;

/**
 * Records the source digest of the build in `dist`.
 *
 * @param {string} name
 * @param {string} digest
 */
export const writeBuildStamp = (name, digest) => writeFileSync(stampPath(name), JSON.stringify({ digest }));
