import { currentTestFile } from './current.mjs';

/** @param {string} name */
const current = (name) => {
  const global = currentTestFile.globals?.[name];
  if (!global) throw new Error(`${name}: no test file is running`);
  return global;
};

/** @type {(name: string, args: unknown[]) => unknown} */
const call = (name, args) => {
  const global = current(name);
  if (typeof global !== 'function') throw new Error(`${name} is no function`);
  return Reflect.apply(global, undefined, args);
};

/**
 * Modules outlive the test file that imported them first: each use goes to the file that runs now.
 *
 * @param {string} name
 */
const currentOne = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _this, args) => call(name, args),
    get: (_target, key) => Reflect.get(current(name), key),
  });

export const afterAll = currentOne('afterAll');
export const afterEach = currentOne('afterEach');
export const beforeAll = currentOne('beforeAll');
export const beforeEach = currentOne('beforeEach');
export const describe = currentOne('describe');
export const expect = currentOne('expect');
export const it = currentOne('it');
export const jest = currentOne('jest');
export const test = currentOne('test');
