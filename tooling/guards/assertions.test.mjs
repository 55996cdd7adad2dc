import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { root } from '../webpack/paths.mjs';
import { buildProbeHouse } from './probe-house.mjs';

const CONFIG = `
import { nodeProject } from '${root}tooling/jest/projects.mjs';
export default { projects: [{ ...nodeProject('api'), rootDir: new URL('api', import.meta.url).pathname }] };
`;

/** Asserts once in its test, and once more after all: twice in one process, each file has its own count. */
const TEST = `import { afterAll, expect, it } from '@jest/globals';

it('counts', () => {
  expect.assertions(1);
  expect(1).toBe(1);
});
afterAll(() => expect(1).toBe(1));
`;

/** @type {import('./probe-house.mjs').ProbeHouse} */
let house;

beforeAll(() => {
  house = buildProbeHouse([]);
  house.write('jest.config.mjs', CONFIG);
  house.write('api/src/one.test.mjs', TEST);
  house.write('api/src/other.test.mjs', TEST);
});

afterAll(() => house.remove());

it('a test file counts its own assertions, whichever ran before in its process', async () => {
  const report = JSON.parse(
    await house.run('jest', ['--json', '--runInBand', '--config', 'jest.config.mjs']),
  );
  expect([report.numPassedTests, report.numFailedTests]).toEqual([2, 0]);
});
