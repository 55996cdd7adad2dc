import { createRequire, register as registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { register as registerTypeScript } from 'tsx/esm/api';
import { currentTestFile } from './current.mjs';

registerTypeScript();
registerHooks('./hooks.mjs', import.meta.url);

const require = createRequire(import.meta.url);
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** @typedef {typeof import('@jest/globals').jest} Jest */
/** @typedef {Pick<Jest, 'fn' | 'spyOn' | 'clearAllMocks' | 'resetAllMocks' | 'restoreAllMocks'>} Mocker */

/**
 * The part of `jest` that needs no module loader of its own.
 *
 * @param {Mocker} mocker
 */
const jestObject = (mocker) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  /**
   * @template Value
   * @param {Value} value
   */
  mocked: (value) => value,
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  /** @param {number} ms */
  setTimeout: (ms) => {
    Reflect.set(globalThis, TIMEOUT, ms);
  },
});

let files = 0;

/**
 * Jest's module loader replaced by Node's: what a test file imports is loaded once in a process, not once a file in
 * a context of its own (which Node never gives back, docs/decisions/0023). Test and set-up files run anew each time.
 */
export default class NativeRuntime {
  #mocker;
  #run;

  /**
   * @param {object} _config
   * @param {{moduleMocker: Mocker}} environment
   */
  constructor(_config, environment) {
    this.#mocker = environment.moduleMocker;
    files += 1;
    this.#run = files;
  }

  /**
   * Jest's own machinery keeps the state of one test file: it is loaded anew for each.
   *
   * @param {string} path
   */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  /** @param {string} path */
  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** @param {string} path */
  unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?run=${this.#run}`);
  }

  /** @param {import('./current.mjs').TestGlobals} globals */
  setGlobalsForRuntime(globals) {
    currentTestFile.globals = { ...globals, jest: jestObject(this.#mocker) };
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    Reflect.deleteProperty(globalThis, TIMEOUT);
  }
}
