import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson, root } from '../paths.mjs';
import { digestOf } from './digest.mjs';

/** Compiled into a package's own files, at least in part: a remote brings what only some need of each. */
const COMPILED_IN = ['shared-ui', 'shared-auth', 'shared-router', 'shared-contract'];

/** Neither tests nor what of `tooling/build` makes no release. @param {string} path */
const isSource = (path) =>
  !/\.test\.(tsx?|mjs)$|tooling\/build\/(dev|node|production|published)\//.test(path);

/**
 * Digest of everything that decides a package's build.
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
      join(root, 'pnpm-lock.yaml'),
    ],
    root,
    isSource,
  ) + mode;

/** @param {string} name */
const stampPath = (name) => join(folderOf(name), 'dist', 'build.json');

/**
 * Whether a package has no build of these sources.
 *
 * @param {string} name
 * @param {string} digest
 */
export const isStale = (name, digest) =>
  !existsSync(stampPath(name)) || readJson(stampPath(name)).digest !== digest;

/**
 * Notes of which sources the build in `dist` was made.
 *
 * @param {string} name
 * @param {string} digest
 */
export const stamp = (name, digest) => writeFileSync(stampPath(name), JSON.stringify({ digest }));
