import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { folderOfModule } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';
import { providedByShell } from './settings/shared.mjs';

/**
 * Build of the shell: it provides everything that is shared, at once or on demand.
 *
 * @param {string} moduleUrl
 * @returns {import('./compile.mjs').Preset}
 */
export const shellPreset = (moduleUrl) => (_env, argv) => {
  const folder = folderOfModule(moduleUrl);
  const common = commonConfig({ name: 'shell', mode: argv?.mode ?? 'production' });
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    output: { ...common.output, path: join(folder, 'dist', 'assets'), publicPath: '/assets/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
};
