import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { federationName, folderOfModule } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';
import { RemoteIntegrityPlugin } from './settings/integrity-plugin.mjs';
import { privateSourceMaps } from './settings/private-source-maps-plugin.mjs';
import { takenByRemote } from './settings/shared.mjs';
import { StableIdsPlugin } from './settings/stable-ids-plugin.mjs';

/**
 * External for the federation runtime: one copy, published by the shell under this global name.
 *
 * @type {(data: import('webpack').ExternalItemFunctionData, done: (error?: Error | null, result?: string) => void) => void}
 */
const shellRuntime = ({ request }, done) =>
  /webpack-bundler-runtime/.test(request) ? done(null, 'var __PORTAL_FEDERATION__') : done();

/**
 * Build of a remote; its own webpack.config.mjs is the one line `export default remotePreset(import.meta.url)`.
 *
 * @param {string} moduleUrl
 * @returns {import('./compile.mjs').Preset}
 */
export const remotePreset = (moduleUrl) => (env, argv) => {
  const folder = folderOfModule(moduleUrl);
  const name = basename(folder);
  const mode = argv?.mode ?? 'production';
  const common = commonConfig({ name, mode, buildId: env?.buildId });
  const kept = privateSourceMaps(name, mode);
  return {
    ...common,
    ...kept.settings,
    entry: {},
    // A file of an older version must never be taken for one of this version: names differ by version.
    output: { ...common.output, ...kept.output, path: join(folder, 'dist'), publicPath: 'auto' },
    externals: [shellRuntime],
    plugins: [
      ...common.plugins,
      ...kept.plugins,
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        remotes: {},
        shared: takenByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new RemoteIntegrityPlugin(),
      new StableIdsPlugin(),
    ],
  };
};
