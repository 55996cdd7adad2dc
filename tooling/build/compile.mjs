import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { folderOf } from './paths.mjs';

/**
 * @typedef {'production' | 'development'} Mode
 * @typedef {(env?: { buildId?: string }, argv?: { mode?: Mode }) => import('webpack').Configuration} Preset a
 *   package's webpack.config.mjs, as webpack's own command calls it
 */

/**
 * The webpack configuration of a package, from its own one-line file.
 *
 * @param {string} name
 * @param {{ mode: Mode, buildId?: string }} options
 * @returns {Promise<import('webpack').Configuration>}
 */
export const configOf = async (name, { mode, buildId }) => {
  const { default: preset } = await import(pathToFileURL(join(folderOf(name), 'webpack.config.mjs')).href);
  return preset({ buildId }, { mode });
};

/** @type {(compiler: import('webpack').Compiler) => Promise<import('webpack').Stats>} */
const run = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)));
  });

/** @type {(compiler: import('webpack').Compiler) => Promise<void>} */
const close = (compiler) => new Promise((resolve) => compiler.close(() => resolve()));

/**
 * Runs one build; throws with webpack's own words when it has errors.
 *
 * @param {import('webpack').Configuration} config
 */
export const compile = async (config) => {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made nothing of this configuration');
  try {
    const stats = await run(compiler);
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return stats.compilation;
  } finally {
    await close(compiler);
  }
};

/**
 * Files of an entry, those of its runtime included; throws when there is no such entry.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} entry
 */
export const filesOf = (compilation, entry) => {
  const found = compilation.entrypoints.get(entry);
  if (!found) throw new Error(`the build has no entry ${entry}`);
  return found.getFiles();
};
