import { join } from 'node:path';
import { compile, filesOf } from './compile.mjs';
import { folderOf } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';
import { sharedVersions } from './settings/shared.mjs';
import { StableIdsPlugin } from './settings/stable-ids-plugin.mjs';

/** Folder of a remote's `dist` for what the server runs of it. */
const SCREENS_FOLDER = 'server';

/** Variable under which the shell's server bundle publishes the shared modules (shell/src/server.ts). */
const SHARED = '__PORTAL_SHARED__';

/**
 * Build of a remote's screens for the server: one file, lazy parts included, which takes from the shell's server bundle
 * what its browser build takes from the page (docs/decisions/first-visit.md).
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 * @returns {import('webpack').Configuration}
 */
const screensPreset = (name, mode) => {
  const common = commonConfig({ name, mode });
  return {
    ...common,
    name: `${name}-screens`,
    target: 'node22',
    devtool: false,
    entry: { screens: './src/remote.tsx' },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      // Scripts of workers are the browser's.
      generator: { asset: { emit: false } },
    },
    // The same sources are the same file, wherever they are built.
    plugins: [...(common.plugins ?? []), new StableIdsPlugin()],
    externalsType: 'global',
    externals: Object.fromEntries(Object.keys(sharedVersions()).map((shared) => [shared, [SHARED, shared]])),
    output: {
      path: join(folderOf(name), 'dist', SCREENS_FOLDER),
      filename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    // It is never sent anywhere, and what it throws is read.
    optimization: { minimize: false },
    cache: { ...common.cache, name: `${name}-screens-${mode}` },
  };
};

/**
 * Builds the screens of a remote for the server. Returns their file, from `dist`.
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 */
export const buildScreens = async (name, mode) => {
  const [file] = filesOf(await compile(screensPreset(name, mode)), 'screens');
  return `${SCREENS_FOLDER}/${file}`;
};
