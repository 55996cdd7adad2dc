import { createRequire } from 'node:module';
import { currentTestFile } from './current.mjs';

/** @type {{ModuleMocker: new (global: typeof globalThis) => import('./runtime.mjs').Mocker}} */
const { ModuleMocker } = createRequire(createRequire(import.meta.url).resolve('@jest/globals'))('jest-mock');

// The client of S3 leaves `awslambda` there otherwise, wherever it runs.
process.env.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA = '1';

/** The names that the process has before any test file of it has run. */
const OWN_NAMES = new Set(Object.getOwnPropertyNames(globalThis));

/** Jsdom, in the next file of the process, would look for these in its page; other libraries would see a browser. */
const refuseNewNames = () => {
  const added = Object.getOwnPropertyNames(globalThis).filter((name) => !OWN_NAMES.has(name));
  if (added.length > 0)
    throw new Error(`what this file loads adds to the globals of the process: ${added.join(', ')}`);
};

/**
 * Jest's environment for code that runs in Node itself: the test file sees the very globals of its process, as the
 * server does. What a file may change of them is put back when it ends.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #kept = { console: globalThis.console, exit: process.exit, env: { ...process.env }, cwd: process.cwd() };

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#kept.console;
    process.exit = this.#kept.exit;
    process.env = this.#kept.env;
    process.chdir(this.#kept.cwd);
    currentTestFile.globals = null;
    refuseNewNames();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
