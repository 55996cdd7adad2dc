import { createRequire, register as registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { register as registerTypeScript } from 'tsx/esm/api';
import { currentTestFile } from './current.mjs';

registerTypeScript();
registerHooks('./hooks.mjs', import.meta.url);

const require = createRequire(import.meta.url);
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The part of `jest` that needs no module loader of its own. */
const jestObject = (mocker) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: (value) => value,
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (ms) => {
    globalThis[TIMEOUT] = ms;
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

  constructor(_config, environment) {
    this.#mocker = environment.moduleMocker;
    files += 1;
    this.#run = files;
  }

  /** Jest's own machinery keeps the state of one test file: it is loaded anew for each. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?run=${this.#run}`);
  }

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
    delete globalThis[TIMEOUT];
  }
}
