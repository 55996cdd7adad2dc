import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { folderOf } from './paths.mjs';

/** The webpack configuration of a package, from its own one-line file. */
export const configOf = async (name, { mode, buildId }) => {
  const { default: preset } = await import(pathToFileURL(join(folderOf(name), 'webpack.config.mjs')).href);
  return preset({ buildId }, { mode });
};

const run = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });

const close = (compiler) => new Promise((resolve) => compiler.close(resolve));

/** Runs one build; throws with webpack's own words when it has errors. */
export const compile = async (config) => {
  const compiler = webpack(config);
  try {
    const stats = await run(compiler);
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return stats.compilation;
  } finally {
    await close(compiler);
  }
};
