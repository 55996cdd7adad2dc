import { join } from 'node:path';
import { FRAME_FOLDER } from './frame-preset.mjs';
import { folderOf } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';

/**
 * Build of the service worker and of the offline page's script, one file each, combined by the server
 * (docs/decisions/offline-copy.md).
 *
 * @param {import('./compile.mjs').Mode} mode
 * @returns {import('webpack').Configuration}
 */
export const offlinePreset = (mode) => {
  const common = commonConfig({ name: 'shell', mode });
  return {
    ...common,
    name: 'shell-offline',
    // No text is run as code under the policy of either.
    devtool: false,
    entry: { worker: './src/offline/worker.ts', page: './src/offline/page.ts' },
    output: {
      ...common.output,
      clean: false,
      path: join(folderOf('shell'), 'dist', FRAME_FOLDER),
      filename: 'offline-[name].[contenthash:8].js',
    },
    cache: { ...common.cache, name: `shell-offline-${mode}` },
  };
};
