import { partsStep } from './parts-step.mjs';

/** @typedef {import('./parts-step.mjs').Counts} Counts */

/**
 * A step of two packages, what is kept of them, and which of them each run was given.
 *
 * @param {(name: string) => Counts} ofPart
 * @param {(names: string[]) => Counts} total
 * @param {(name: string) => import('./inputs.mjs').IsInput} [inputsOf] what a run learns
 */
const openStep = (ofPart, total, inputsOf) => {
  /** @type {Map<string, number>} */
  const results = new Map();
  /** @type {string[][]} */
  const runs = [];
  const sources = { orders: 1, records: 1 };
  const step = partsStep({
    name: 'unites',
    cores: 1,
    circumstances: () => ({}),
    parts: () => ['orders', 'records'].map((name) => ({ name, isInput: (path) => path === name })),
    run: async ({ names }) => {
      runs.push(names);
      return { total: total(names), ofPart, ...(inputsOf && { inputsOf }) };
    },
  });
  /** @type {import('./parts-step.mjs').Kept['of']} */
  const of = (name, isInput) => {
    const key = `${name} ${Object.entries(sources).filter(([path]) => isInput(path))}`;
    return { read: () => results.get(key) ?? null, write: (passed) => void results.set(key, passed) };
  };
  return { runs, sources, run: () => step.run({ output: null, kept: { of } }) };
};

/** @type {(names: string[]) => Counts} */
const tenEach = (names) => ({ passed: names.length * 10, failed: 0 });

test('a part that passed is counted, and run again once its inputs change', async () => {
  const { run, runs, sources } = openStep(() => ({ passed: 10, failed: 0 }), tenEach);
  expect(await run()).toEqual({ passed: 20, failed: 0, kept: 0 });
  expect(await run()).toEqual({ passed: 20, failed: 0, kept: 20 });
  sources.orders = 2;
  expect(await run()).toEqual({ passed: 20, failed: 0, kept: 10 });
  expect(runs).toEqual([['orders', 'records'], ['orders']]);
});

test('a part that failed is run again, the others are not', async () => {
  const orders = { passed: 9, failed: 1 };
  const records = { passed: 10, failed: 0 };
  const { run, runs } = openStep(
    (name) => (name === 'orders' ? orders : records),
    () => ({ passed: 19, failed: 1 }),
  );
  await run();
  await run();
  expect(runs).toEqual([['orders', 'records'], ['orders']]);
});

test('nothing is kept of a runner that ends badly without a failed test', async () => {
  const { run, runs } = openStep(
    () => ({ passed: 10, failed: 0 }),
    () => ({ passed: 20, failed: 1 }),
  );
  expect(await run()).toEqual({ passed: 20, failed: 1, kept: 0 });
  await run();
  expect(runs).toEqual([
    ['orders', 'records'],
    ['orders', 'records'],
  ]);
});

test('a part is kept for the inputs that its run learned', async () => {
  const learned = new Map([
    ['orders', 'orders'],
    ['records', 'orders'],
  ]);
  const { run, runs, sources } = openStep(
    () => ({ passed: 10, failed: 0 }),
    tenEach,
    (name) => (path) => path === learned.get(name),
  );
  await run();
  expect(runs).toEqual([['orders', 'records']]);
  sources.records = 2;
  expect(await run()).toEqual({ passed: 20, failed: 0, kept: 10 });
  expect(runs).toEqual([['orders', 'records'], ['records']]);
});
