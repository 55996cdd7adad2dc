import { runSideBySide } from './schedule.mjs';

/** @typedef {import('./schedule.mjs').Scheduled} Scheduled */

/**
 * Steps whose end the test decides; `log` tells when each began and ended.
 *
 * @param {number} cores
 */
const stage = (cores) => {
  /** @type {string[]} */
  const log = [];
  /** @type {Map<string, (result: string) => void>} */
  const ends = new Map();
  /** @type {(step: Scheduled, isAlone: boolean) => Promise<string>} */
  const run = (step, isAlone) => {
    log.push(`${step.name} begins${isAlone ? ' alone' : ''}`);
    return new Promise((resolve) => ends.set(step.name, resolve));
  };
  /** @param {string} name */
  const end = async (name, result = 'passed') => {
    ends.get(name)?.(result);
    await new Promise(setImmediate);
    log.push(`${name} ended`);
  };
  /** @param {Scheduled[]} steps */
  const start = (steps) =>
    runSideBySide(steps, {
      cores,
      run,
      isFailure: (result) => result === 'failed',
      missing: (_step, needs) => `without ${needs}`,
    });
  return { log, end, start };
};

test('steps run side by side as far as there are cores, in their order', async () => {
  const { log, end, start } = stage(2);
  const results = start([
    { name: 'build', cores: 1 },
    { name: 'types', cores: 1 },
    { name: 'lint', cores: 1 },
  ]);
  await end('types', 'types result');
  await end('build', 'build result');
  await end('lint', 'lint result');
  expect(await results).toEqual(['build result', 'types result', 'lint result']);
  expect(log.slice(0, 3)).toEqual(['build begins', 'types begins', 'lint begins']);
});

test('a step that keeps the whole machine busy runs alone, after those before it', async () => {
  const { log, end, start } = stage(2);
  const results = start([
    { name: 'build', cores: 1 },
    { name: 'units', cores: Number.POSITIVE_INFINITY },
    { name: 'lint', cores: 1 },
  ]);
  expect(log).toEqual(['build begins', 'lint begins']);
  await end('build');
  await end('lint');
  expect(log.slice(2)).toEqual(['build ended', 'units begins alone', 'lint ended']);
  await end('units');
  await results;
});

test('a step waits for what it needs, and does not run without it', async () => {
  const { log, end, start } = stage(4);
  const results = start([
    { name: 'build', cores: 1 },
    { name: 'browser', cores: 2, needs: ['build'] },
    { name: 'elsewhere', cores: 1, needs: ['absent'] },
  ]);
  expect(log).toEqual(['build begins', 'elsewhere begins']);
  await end('build', 'failed');
  await end('elsewhere');
  expect(await results).toEqual(['failed', 'without build', 'passed']);
});

test('steps that need one another are refused', async () => {
  const { start } = stage(2);
  const steps = [
    { name: 'a', cores: 1, needs: ['b'] },
    { name: 'b', cores: 1, needs: ['a'] },
  ];
  await expect(start(steps)).rejects.toThrow('steps need one another: a,b');
});
