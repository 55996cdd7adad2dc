import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { folderOf, isInstalledPackage, root } from '../paths.mjs';
import { lockDigest } from '../release/locked-packages.mjs';
import { CHUNK_TIMEOUT_MS } from './chunk-timeout.mjs';
import { SUPPORTED_BROWSERS } from './supported-browsers.mjs';

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));

/** @param {{ isProduction: boolean }} options */
const swcOptions = ({ isProduction }) => ({
  env: { targets: SUPPORTED_BROWSERS },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: !isProduction } },
  },
});

/**
 * Installed from npm, not a package of the portal (those are compiled wherever they are).
 *
 * @param {string} path
 */
const isForeign = (path) =>
  /[\\/]node_modules[\\/]/.test(path) && !/[\\/]node_modules[\\/]shared-[a-z]+[\\/]src[\\/]/.test(path);

/** webpack's vendor cache group. */
const vendors = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: (/** @type {import('webpack').Module} */ module) => isForeign(module.nameForCondition() ?? ''),
};

/**
 * webpack configuration shared by shell and remotes.
 *
 * @param {{ name: string, mode: import('../compile.mjs').Mode, buildId?: string | undefined }} options
 */
export const commonConfig = ({ name, mode, buildId }) => {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: folderOf(name),
    target: ['web', `browserslist:${SUPPORTED_BROWSERS.join(', ')}`],
    devtool: isProduction ? /** @type {const} */ (false) : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: isForeign,
          use: { loader: swcLoader, options: swcOptions({ isProduction }) },
        },
        // The script of a worker, taken as a file when it is needed: no part of a first visit (`late-`), and not every server
        // knows what `.mjs` is.
        { test: /\.mjs$/, dependency: 'url', generator: { filename: 'late-[name].[contenthash:8].js' } },
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
      ...(isInstalledPackage && { splitChunks: { cacheGroups: { defaultVendors: vendors } } }),
      minimizer: [
        // swc's minifier is native and quick: worker processes would cost more than they bring.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          // Minified as published.
          exclude: /\.min\.[0-9a-f]+\.js$/,
          extractComments: false,
          // The letters that a build uses most change with the folder it stands in (names of chunks under way).
          terserOptions: { compress: { passes: 5 }, mangle: { disableCharFreq: true } },
        }),
      ],
    },
    cache: {
      type: /** @type {const} */ ('filesystem'),
      cacheDirectory: join(root, '.cache', 'webpack'),
      name: `${name}-${mode}`,
      // webpack assumes that what is installed depends on its version alone, not on its dependencies.
      version: lockDigest(name),
      buildDependencies: { tooling: [fileURLToPath(new URL('..', import.meta.url))] },
    },
    // webpack itself would tell a package that asks for its own address the path of it on the machine that built it.
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
    performance: /** @type {const} */ (false),
    stats: /** @type {const} */ ('errors-warnings'),
    infrastructureLogging: { level: /** @type {const} */ ('error') },
  };
};
