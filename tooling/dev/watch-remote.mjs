import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { configOf } from '../webpack/compile.mjs';
import { folderOf, root } from '../webpack/paths.mjs';

/**
 * Where a remote under work is built: its `dist` and the releases stay those of the last real build.
 *
 * @param {string} name
 */
export const workFolder = (name) => join(root, '.cache', 'dev', name);

/**
 * As published, since the shell's React is the one of production; readable, and quick to build again.
 *
 * @type {(config: import('webpack').Configuration, path: string) => import('webpack').Configuration}
 */
const underWork = (config, path) => ({
  ...config,
  devtool: 'source-map',
  optimization: { ...config.optimization, minimize: false },
  output: { ...config.output, path },
  cache: {
    ...(typeof config.cache === 'object' && config.cache),
    type: 'filesystem',
    name: `${config.name}-travail`,
  },
});

/**
 * Builds a remote at each change of its sources, and of the shared ones that it compiles. `onBuilt` gets the names of
 * its scripts after each build that succeeds; `onFailed` gets webpack's own words. Returns a function that stops it.
 *
 * @param {string} name
 * @param {{ onBuilt: (scripts: string[]) => void, onFailed: (words: string) => void }} options
 * @returns {Promise<() => Promise<void>>}
 */
export const watchRemote = async (name, { onBuilt, onFailed }) => {
  const path = workFolder(name);
  const compiler = webpack(underWork(await configOf(name, { mode: 'production' }), path));
  compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (!stats) return onFailed(error?.message ?? 'webpack a échoué');
    if (stats.hasErrors()) return onFailed(stats.toString({ preset: 'errors-only', colors: true }));
    copyFileSync(join(folderOf(name), 'portal.json'), join(path, 'portal.json'));
    return onBuilt(readdirSync(path).filter((file) => file.endsWith('.js')));
  });
  return () => new Promise((resolve) => compiler.close(() => resolve()));
};
