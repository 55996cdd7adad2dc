import { join } from 'node:path';
import webpack from 'webpack';
import { folderOfModule } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';
import { EntryIntegrityPlugin } from './settings/integrity-plugin.mjs';
import { keepMaps } from './settings/kept-maps-plugin.mjs';
import { KIT_FILES } from './settings/kit-files.mjs';
import { sharedVersions } from './settings/shared.mjs';

/** Of the federation runtime the portal uses neither snapshots nor what runs on a server. */
const LEAN_RUNTIME = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Build of the shell: an ordinary bundle, whose late part `shell/src/federation/runtime.ts` provides everything that is
 * shared. webpack's federation plugin would put the runtime before the first module of the page.
 *
 * @param {string} moduleUrl
 * @returns {import('./compile.mjs').Preset}
 */
export const shellPreset = (moduleUrl) => (_env, argv) => {
  const folder = folderOfModule(moduleUrl);
  const mode = argv?.mode ?? 'production';
  const common = commonConfig({ name: 'shell', mode });
  const kept = keepMaps('shell', mode);
  return {
    ...common,
    ...kept.settings,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: KIT_FILES },
    },
    output: {
      ...common.output,
      ...kept.output,
      path: join(folder, 'dist', 'assets'),
      publicPath: '/assets/',
    },
    plugins: [
      ...common.plugins,
      ...kept.plugins,
      new webpack.DefinePlugin({ ...LEAN_RUNTIME, SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
      // Under work a script changes at any moment.
      ...(mode === 'production' ? [new EntryIntegrityPlugin('main')] : []),
    ],
  };
};
