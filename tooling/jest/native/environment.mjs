import { createRequire } from 'node:module';
import '../rare-compiling.mjs';
import { currentTestFile } from './current.mjs';

/** @type {{ModuleMocker: new (global: typeof globalThis) => import('./runtime.mjs').Mocker}} */
const { ModuleMocker } = createRequire(createRequire(import.meta.url).resolve('@jest/globals'))('jest-mock');

/** The S3 client marks the process with a name of its own, which nobody else looks for. */
const HARMLESS = new Set(['awslambda']);

/**
 * Jest's environment for code that runs in Node itself: the test file sees the very globals of its process, as the
 * server does. What a file may change of them is put back when it ends.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #names = new Set([...Object.getOwnPropertyNames(globalThis), ...HARMLESS]);
  #kept = { console: globalThis.console, exit: process.exit, env: { ...process.env }, cwd: process.cwd() };

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#kept.console;
    process.exit = this.#kept.exit;
    process.env = this.#kept.env;
    process.chdir(this.#kept.cwd);
    currentTestFile.globals = null;
    this.#refuseNewNames();
  }

  /** Jsdom, in the next file of the process, would look for them in its page; other libraries would see a browser. */
  #refuseNewNames() {
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !this.#names.has(name));
    if (added.length > 0)
      throw new Error(`what this file loads adds to the globals of the process: ${added.join(', ')}`);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
