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

/** Version path of a remote under development, constant across builds. */
export const DEV_VERSION = '0.0.0-dev';

/**
 * Output folder of a development build; `dist` and releases stay untouched.
 *
 * @param {string} name
 */
export const devFolder = (name) => join(root, '.cache', 'dev', name);

/** @param {string} file */
const inPage = (file) => join(HERE, 'page', file);

/** @type {(name: string) => NonNullable<Configuration['externals']>} */
const refreshOfPage =
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
 * Development configuration of the shell or a remote: React's development build, hot updates, fast rebuilds
 * (docs/decisions/working-on-one-domain.md). No integrity values: content changes under one URL.
 *
 * @param {string} name
 * @returns {Promise<Configuration>}
 */
export const devConfig = async (name) => {
  const config = await configOf(name, { mode: 'development' });
  const { context = root, plugins = [], externals = [], output, cache } = config;
  const isShell = name === 'shell';
  // The shell's comes before React looks for it; each is there before the first module of its package.
  const first = isShell ? ['refresh.mjs', 'hot.mjs'] : ['hot.mjs'];
  return {
    ...config,
    module: withRefresh(config.module),
    externals: isShell ? externals : [externals, refreshOfPage(name)].flat(),
    plugins: [
      ...first.map((file) => new webpack.EntryPlugin(context, inPage(file), {})),
      new webpack.DefinePlugin({ PACKAGE_UNDER_WORK: JSON.stringify(name) }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, HERE] }),
      ...plugins.filter((plugin) => !(plugin instanceof RemoteIntegrityPlugin)),
    ],
    // A build that fails is none: the next one is put in the place of the last that did not.
    optimization: { ...config.optimization, emitOnErrors: false },
    output: {
      ...output,
      path: devFolder(name),
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    cache: {
      ...Object(cache),
      name: `${name}-travail`,
      buildDependencies: { ...Object(cache).buildDependencies, travail: [HERE] },
    },
  };
};
