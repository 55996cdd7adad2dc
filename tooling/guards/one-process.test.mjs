import { root } from '../webpack/paths.mjs';
import { buildProbeHouse } from './probe-house.mjs';

const CONFIG = `
import { nodeProject } from '${root}tooling/jest/projects.mjs';
export default { projects: [{ ...nodeProject('api'), rootDir: new URL('api', import.meta.url).pathname }] };
`;

/** Asserts once in its test, and once more after all: twice in one process, each file has its own count. */
const COUNTING = `it('counts', () => {
  expect.assertions(1);
  expect(1).toBe(1);
});
afterAll(() => expect(1).toBe(1));
`;

/** Leaves a name behind, as a library does that dresses its process as a browser. */
const ADDING = `globalThis.leftBehind = true;
it('passes', () => expect(1).toBe(1));
`;

/** @type {import('./probe-house.mjs').ProbeHouse} */
let house;

beforeEach(() => {
  house = buildProbeHouse([]);
  house.write('jest.config.mjs', CONFIG);
});

afterEach(() => house.remove());

const runInOneProcess = async () =>
  JSON.parse(await house.run('jest', ['--json', '--runInBand', '--config', 'jest.config.mjs']));

it('a test file counts its own assertions, whichever ran before in its process', async () => {
  house.write('api/src/one.test.mjs', COUNTING);
  house.write('api/src/other.test.mjs', COUNTING);
  const report = await runInOneProcess();
  expect([report.numPassedTests, report.numFailedTests]).toEqual([2, 0]);
});

it('a test file may add no name to the globals, which all files of its process share', async () => {
  house.write('api/src/adding.test.mjs', ADDING);
  const { success, testResults } = await runInOneProcess();
  expect(success).toBe(false);
  expect(testResults[0].message).toContain('adds to the globals of the process: leftBehind');
});
