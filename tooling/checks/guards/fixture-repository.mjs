import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../build/paths.mjs';

/**
 * A house of a few files, elsewhere, under the very rules of this one.
 *
 * @typedef {object} ProbeHouse
 * @property {(path: string, source: string) => void} write
 * @property {(path: string) => string} read
 * @property {(checker: string, args: string[]) => Promise<string>} run what a checker of this repository prints there
 * @property {() => void} remove
 */

/**
 * Creates a temporary repository with the given rule files, to test the checkers.
 *
 * @param {string[]} rules files of the repository that hold the rules, copied to the same place
 * @returns {ProbeHouse}
 */
export const createFixtureRepository = (rules) => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-probes-'));
  for (const path of rules) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    write: (path, source) => {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run: (checker, args) =>
      new Promise((resolve) => {
        const bin = join(root, 'node_modules/.bin', checker);
        const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 };
        execFile(bin, args, options, (_, stdout) => resolve(stdout));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
