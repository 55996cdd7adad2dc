import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import { folderOf, root } from '../paths.mjs';
import { CHUNK_TIMEOUT_MS } from './chunk-timeout.mjs';
import { leanModules, leanPackages } from './lean-styling.mjs';
import { routerForProduction } from './router-for-production.mjs';

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));

/** @param {{ isProduction: boolean }} options */
const swcOptions = ({ isProduction }) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: !isProduction } },
  },
});

/**
 * The part that shell and remotes have in common.
 *
 * @param {{ name: string, mode: import('../compile.mjs').Mode, buildId?: string | undefined }} options
 */
export const commonConfig = ({ name, mode, buildId }) => {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: folderOf(name),
    target: ['web', 'es2022'],
    devtool: isProduction ? /** @type {const} */ (false) : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { ...leanPackages(), ...(isProduction ? routerForProduction() : {}) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: swcLoader, options: swcOptions({ isProduction }) },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        ...leanModules(),
      ],
    },
    output: {
      clean: true,
      // The federation plugin asks for the runtime chunk's name before its hash exists.
      filename: (/** @type {import('webpack').PathData} */ { chunk }) =>
        chunk?.contentHash?.javascript ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: name === 'shell' ? CHUNK_TIMEOUT_MS.shell : CHUNK_TIMEOUT_MS.remote,
      uniqueName: buildId ? `${name}-${buildId}` : name,
    },
    optimization: {
      minimizer: [
        // swc's minifier is native and quick: worker processes would cost more than they bring.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    cache: {
      type: /** @type {const} */ ('filesystem'),
      cacheDirectory: join(root, '.cache', 'webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { tooling: [fileURLToPath(new URL('..', import.meta.url))] },
    },
    performance: /** @type {const} */ (false),
    stats: /** @type {const} */ ('errors-warnings'),
    infrastructureLogging: { level: /** @type {const} */ ('error') },
  };
};
