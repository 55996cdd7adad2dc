import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../../tooling/suite/imports.mjs';
import { ANY } from '../../tooling/suite/opened.mjs';
import { REMOTES } from '../../tooling/webpack/paths.mjs';
import { root } from '../run.mjs';
import { portal } from './inputs.mjs';
import { KEPT } from './kept-folder.mjs';

/** @typedef {import('../../tooling/suite/parts-step.mjs').Part} Part */
/** @typedef {import('../../tooling/suite/inputs.mjs').IsInput} IsInput */

/** Whose screens the tests of each file opened when they last ran. */
const OPENED = join(KEPT.folder, 'ouvre.json');

/** @returns {Record<string, string[]>} */
const readOpened = () => {
  try {
    return JSON.parse(readFileSync(OPENED, 'utf8'));
  } catch {
    return {};
  }
};

/** @type {(file: string, opened: string[]) => void} */
const writeOpened = (file, opened) => {
  mkdirSync(join(OPENED, '..'), { recursive: true });
  writeFileSync(OPENED, JSON.stringify({ ...readOpened(), [file]: opened }));
};

/** @type {(path: string, folders: string[]) => boolean} */
const isUnder = (path, folders) => folders.some((folder) => path.startsWith(`${folder}/`));

/**
 * All that the portal is made of, without the code of the domains that it does not open, whose declared screens remain;
 * of the browser's tests, itself and what it imports.
 *
 * @param {string} file
 * @param {string} config Playwright's
 * @param {string[]} opened whose screens; `ANY` is all of them
 * @returns {IsInput}
 */
const inputsOf = (file, config, opened) => {
  const tests = new Set([...importsOf(root, file), ...importsOf(root, config)]);
  const closed = opened.includes(ANY) ? [] : REMOTES.filter((each) => !opened.includes(each));
  return (path) => {
    if (/^e2e\/.*\.ts$/.test(path)) return tests.has(path);
    return portal(path) && (!isUnder(path, closed) || path.endsWith('/portal.json'));
  };
};

/**
 * The files of browser tests in a folder, each with what it stands on. Which domains a file opens is what its tests said
 * when they last ran: all of them until then.
 *
 * @param {string} folder path from the root; has `specs` and Playwright's configuration
 */
export const browserFiles = (folder) => {
  const config = join(folder, 'playwright.config.ts');
  /** @type {(name: string) => string} */
  const pathOf = (name) => join(folder, 'specs', name);
  return {
    pathOf,
    /** @returns {Part[]} named by the path from `specs` */
    parts: () => {
      const opened = readOpened();
      return readdirSync(join(root, folder, 'specs'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => ({ name, isInput: inputsOf(pathOf(name), config, opened[pathOf(name)] ?? [ANY]) }));
    },
    /** @type {(name: string, opened: string[]) => IsInput} remembers it, for the next run */
    learn: (name, opened) => {
      writeOpened(pathOf(name), opened);
      return inputsOf(pathOf(name), config, opened);
    },
  };
};
