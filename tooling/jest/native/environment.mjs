import { createRequire } from 'node:module';
import { currentTestFile } from './current.mjs';

/** @type {{ModuleMocker: new (global: typeof globalThis) => import('./runtime.mjs').Mocker}} */
const { ModuleMocker } = createRequire(createRequire(import.meta.url).resolve('@jest/globals'))('jest-mock');

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
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
