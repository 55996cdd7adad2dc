import { currentTestFile } from './current.mjs';

const current = (name) => {
  if (!currentTestFile.globals) throw new Error(`${name}: no test file is running`);
  return currentTestFile.globals[name];
};

/** Modules outlive the test file that imported them first: each use goes to the file that runs now. */
const currentOne = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _this, args) => current(name)(...args),
    get: (_target, key) => current(name)[key],
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
