import { root } from '../webpack/paths.mjs';
import { buildProbeHouse } from './probe-house.mjs';

const CONFIG = `
import { browserProject, nodeProject } from '${root}tooling/jest/projects.mjs';
const at = (name) => ({ rootDir: new URL(name, import.meta.url).pathname });
export default {
  projects: [
    { ...browserProject('mf-probe'), ...at('mf-probe') },
    { ...nodeProject('api'), ...at('api') },
  ],
};
`;

const TESTS = `it('complains', () => console.error('a key is missing in %s', 'a list'));
it('warns', () => console.warn('nobody answers'));
it('expects a complaint', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  console.error('refused');
  expect(said).toHaveBeenCalledWith('refused');
});
it('complains after one that expected it', () => console.error('again'));
it('says nothing', () => console.log('nothing'));
`;

/** @type {import('./probe-house.mjs').ProbeHouse} */
let house;
/**
 * What the runner found, project by project: by each test, the first line of its failure or null.
 *
 * @type {Record<string, Record<string, string | null>>}
 */
const found = {};

beforeAll(async () => {
  house = buildProbeHouse([]);
  house.write('jest.config.mjs', CONFIG);
  house.write('mf-probe/src/console.test.ts', TESTS);
  house.write('api/src/console.test.mjs', TESTS);
  const report = JSON.parse(await house.run('jest', ['--json', '--config', 'jest.config.mjs']));
  for (const { name, assertionResults } of report.testResults) {
    const project = name.includes('mf-probe') ? 'mf-probe' : 'api';
    found[project] = {};
    for (const { title, failureMessages } of assertionResults)
      found[project][title] = failureMessages[0]?.split('\n')[0] ?? null;
  }
});

afterAll(() => house.remove());

describe('the console of a unit test', () => {
  it.each(['mf-probe', 'api'])('fails it in %s, except where the test expects it', (project) => {
    expect(found[project]).toEqual({
      complains: 'Error: console.error: a key is missing in a list',
      warns: 'Error: console.warn: nobody answers',
      'expects a complaint': null,
      'complains after one that expected it': 'Error: console.error: again',
      'says nothing': null,
    });
  });
});
