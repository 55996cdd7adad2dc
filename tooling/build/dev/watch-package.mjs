import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import { devConfig, devFolder } from './dev-config.mjs';

/** @typedef {{ hash: string, scripts: string[] }} Work the last build of a package under work */

/** Compiler noise before and after the actual error. */
const BEFORE = /^Module build failed \(from .*\):\n(Error:\s*)?/;
const AFTER = /^(Caused by:|\s+at )/;

/**
 * Formats a webpack error: position and message.
 *
 * @param {import('webpack').StatsError} error
 */
const formatError = ({ moduleName = '', loc = '', message }) => {
  const lines = stripVTControlCharacters(message).replace(BEFORE, '').split('\n');
  const end = lines.findIndex((line) => AFTER.test(line));
  const said = lines.slice(0, end === -1 ? lines.length : end).join('\n');
  return `${moduleName} ${loc}`.trim().concat('\n\n', said.trimEnd()).trim();
};

/**
 * Rebuilds the shell or a remote on changes of its sources and of shared ones. `onBuilt` gets each successful build,
 * `onFailed` the errors. Returns a stop function.
 *
 * @param {string} name
 * @param {{ onBuilt: (work: Work) => void, onFailed: (words: string[]) => void }} options
 * @returns {Promise<() => Promise<void>>}
 */
export const watchPackage = async (name, { onBuilt, onFailed }) => {
  const folder = devFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiler = webpack(await devConfig(name));
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (!stats) return onFailed([error?.message ?? 'webpack a échoué']);
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length > 0) return onFailed(errors.map(formatError));
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return onBuilt({ hash: stats.hash ?? '', scripts });
  });
  return () => new Promise((resolve) => compiler.close(() => resolve()));
};
