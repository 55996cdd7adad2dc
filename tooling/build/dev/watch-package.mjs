import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import { workConfig, workFolder } from './work-config.mjs';

/** @typedef {{ hash: string, scripts: string[] }} Work the last build of a package under work */

/** What a compiler says of itself, before and after what it says of the source. */
const BEFORE = /^Module build failed \(from .*\):\n(Error:\s*)?/;
const AFTER = /^(Caused by:|\s+at )/;

/**
 * A fault as its author needs it: where, and what.
 *
 * @param {import('webpack').StatsError} error
 */
const wordsOf = ({ moduleName = '', loc = '', message }) => {
  const lines = stripVTControlCharacters(message).replace(BEFORE, '').split('\n');
  const end = lines.findIndex((line) => AFTER.test(line));
  const said = lines.slice(0, end === -1 ? lines.length : end).join('\n');
  return `${moduleName} ${loc}`.trim().concat('\n\n', said.trimEnd()).trim();
};

/**
 * Builds the shell or a remote at each change of its sources, and of the shared ones that it compiles. `onBuilt` gets
 * each build that succeeds; `onFailed` the faults of one that does not. Returns a function that stops it.
 *
 * @param {string} name
 * @param {{ onBuilt: (work: Work) => void, onFailed: (words: string[]) => void }} options
 * @returns {Promise<() => Promise<void>>}
 */
export const watchPackage = async (name, { onBuilt, onFailed }) => {
  const folder = workFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiler = webpack(await workConfig(name));
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (!stats) return onFailed([error?.message ?? 'webpack a échoué']);
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length > 0) return onFailed(errors.map(wordsOf));
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return onBuilt({ hash: stats.hash ?? '', scripts });
  });
  return () => new Promise((resolve) => compiler.close(() => resolve()));
};
