import { join } from 'node:path';
import { folderOf } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';

/** Folder of the shell's `dist` for the server-side bundle. */
export const FRAME_FOLDER = 'server';

/**
 * Build of the shell's server-side rendering: one self-contained file (docs/decisions/first-visit.md), lazy parts
 * included.
 *
 * @param {import('./compile.mjs').Mode} mode
 * @returns {import('webpack').Configuration}
 */
export const framePreset = (mode) => {
  const common = commonConfig({ name: 'shell', mode });
  return {
    ...common,
    name: 'shell-frame',
    target: 'node22',
    entry: { frame: './src/server.ts' },
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      clean: true,
      path: join(folderOf('shell'), 'dist', FRAME_FOLDER),
      filename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    // It is never sent anywhere, and what it throws is read.
    optimization: { minimize: false },
    cache: { ...common.cache, name: `shell-frame-${mode}` },
  };
};
