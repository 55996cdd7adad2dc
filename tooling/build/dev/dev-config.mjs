import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { configOf } from '../compile.mjs';
import { root } from '../paths.mjs';
import { RemoteIntegrityPlugin } from '../settings/integrity-plugin.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const REFRESH = createRequire(import.meta.url).resolve('react-refresh');

/** Version of a remote that is served from its sources. */
export const DEV_VERSION = '0.0.0-dev';

/**
 * Address under which a remote is served from its sources.
 *
 * @param {string} name
 */
export const devBase = (name) => `/r/${name}/${DEV_VERSION}/`;

/** @type {(name: string) => NonNullable<Configuration['externals']>} */
const refreshOfShell =
  (name) =>
  ({ request = '' }, done) =>
    request === REFRESH || request === 'react-refresh/runtime'
      ? done(undefined, `var globalThis.__PORTAL_REFRESH__(${JSON.stringify(name)})`)
      : done();

/**
 * Rules with React Fast Refresh enabled in swc.
 *
 * @param {Configuration['module']} module
 */
const withRefresh = (module) => ({
  ...module,
  rules: (module?.rules ?? []).map((rule) => {
    const use = rule && typeof rule === 'object' ? rule.use : undefined;
    if (!use || typeof use !== 'object' || !('options' in use)) return rule;
    const { jsc } = Object(use.options);
    if (!jsc) return rule;
    const react = { ...jsc.transform.react, refresh: true };
    const options = { jsc: { ...jsc, transform: { ...jsc.transform, react } } };
    return { ...Object(rule), use: { ...use, options } };
  }),
});

/**
 * The build of the shell or of a remote for webpack-dev-server: React's development build with its refresh
 * (docs/decisions/working-on-one-domain.md). Its scripts have no integrity value, since their content changes under one
 * address.
 *
 * @param {string} name
 * @returns {Promise<Configuration>}
 */
export const devConfig = async (name) => {
  const config = await configOf(name, { mode: 'development' });
  const { context = root, plugins = [], externals = [], output, cache } = config;
  const isShell = name === 'shell';
  return {
    ...config,
    name,
    module: withRefresh(config.module),
    externals: isShell ? externals : [externals, refreshOfShell(name)].flat(),
    plugins: [
      ...(isShell ? [new webpack.EntryPlugin(context, join(HERE, 'page', 'refresh-runtime.mjs'), {})] : []),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, HERE] }),
      ...plugins.filter((plugin) => !(plugin instanceof RemoteIntegrityPlugin)),
    ],
    // A build that fails is none: the next one replaces the last that did not.
    optimization: { ...config.optimization, emitOnErrors: false },
    output: {
      ...output,
      // webpack-dev-server keeps the files in memory; the folder only makes their names differ by package.
      path: join(root, '.cache', 'dev', name),
      ...(!isShell && { publicPath: devBase(name) }),
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    cache: {
      ...Object(cache),
      name: `${name}-dev`,
      buildDependencies: { ...Object(cache).buildDependencies, dev: [HERE] },
    },
  };
};
