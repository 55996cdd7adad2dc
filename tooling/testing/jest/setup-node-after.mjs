import { format } from 'node:util';

/** Errors that fail the test that runs, beside what it throws: `expect` keeps them for the runner. */
const failuresOfTest = () => {
  const state = expect.getState();
  state.suppressedErrors ??= [];
  return state.suppressedErrors;
};

// A complaint on the console fails its test. One that is expected is taken with `jest.spyOn`, and given back.
for (const level of /** @type {const} */ (['error', 'warn']))
  console[level] = (...said) => void failuresOfTest().push(new Error(`console.${level}: ${format(...said)}`));
