import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a thread of the sources: the tests' build of it where there is one (`testing/built`), else the file itself. A
 * loader given to a thread by `--import` is not there yet when Node 22 reads the thread's entry, so the entry is plain
 * JavaScript that brings its own.
 *
 * @param {string} name file of the thread, without its ending
 * @param {string} beside address of its entry
 */
export const runFromSource = async (name, beside) => {
  const folder = process.env.BUILT_SERVER;
  if (folder) return import(pathToFileURL(join(folder, `${name}.js`)).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(new URL(`./${name}.ts`, beside).href);
};
