import { join } from 'node:path';
import webpack from 'webpack';
import { folderOfModule } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';
import { EntryIntegrityPlugin } from './settings/integrity-plugin.mjs';
import { KIT_FILES } from './settings/kit-files.mjs';
import { privateSourceMaps } from './settings/private-source-maps-plugin.mjs';
import { sharedVersions } from './settings/shared.mjs';

/** Removes unused parts of the federation runtime: snapshots and server support. */
const LEAN_RUNTIME = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Says of the entry script that nearly all of it runs at once: Chromium then compiles it in another thread while it
 * arrives, instead of function by function in the page (V8's explicit compile hints). Other browsers read a comment.
 */
const COMPILED_AHEAD = {
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  test: /^main\./,
  // After the minimizer, which removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * Build of the shell: an ordinary bundle; its lazy chunk `shell/src/federation/runtime.ts` provides the shared
 * modules. webpack's federation plugin would load the runtime before the first module.
 *
 * @param {string} moduleUrl
 * @returns {import('./compile.mjs').Preset}
 */
export const shellPreset = (moduleUrl) => (_env, argv) => {
  const folder = folderOfModule(moduleUrl);
  const mode = argv?.mode ?? 'production';
  const common = commonConfig({ name: 'shell', mode });
  const kept = privateSourceMaps('shell', mode);
  return {
    ...common,
    ...kept.settings,
    entry: { main: './src/main.ts' },
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
      new webpack.BannerPlugin(COMPILED_AHEAD),
      // Under work a script changes at any moment.
      ...(mode === 'production' ? [new EntryIntegrityPlugin('main')] : []),
    ],
  };
};
