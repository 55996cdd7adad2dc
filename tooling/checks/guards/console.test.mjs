import { root } from '../../build/paths.mjs';
import { createFixtureRepository } from './fixture-repository.mjs';

const CONFIG = `
import { browserProject, nodeProject } from '${root}tooling/testing/jest/projects.mjs';
const at = (name) => ({ rootDir: new URL(name, import.meta.url).pathname });
export default {
  projects: [
    { ...browserProject('mf-probe'), ...at('mf-probe') },
    { ...nodeProject('server'), ...at('server') },
  ],
};
`;

const TESTS = `it('complains', () => console.error('a key is missing in %s', 'a list'));
it('warns', () => console.warn('nobody answers'));
it('expects a complaint', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  console.error('refused');
  expect(said).toHaveBeenCalledWith('refused');
  said.mockRestore();
});
it('complains after one that expected it', () => console.error('again'));
it('says nothing', () => console.log('nothing'));
`;

/** @type {import('./fixture-repository.mjs').ProbeHouse} */
let house;
/**
 * What the runner found, project by project: by each test, the error that failed it or null.
 *
 * @type {Record<string, Record<string, string | null>>}
 */
const found = {};

beforeAll(async () => {
  house = createFixtureRepository([]);
  house.write('jest.config.mjs', CONFIG);
  house.write('mf-probe/src/console.test.ts', TESTS);
  house.write('server/src/console.test.mjs', TESTS);
  // What a test prints goes to the terminal of its process, where the report would stand among it.
  await house.run('jest', ['--json', '--outputFile=report.json', '--config', 'jest.config.mjs']);
  const report = JSON.parse(house.read('report.json'));
  for (const { name, assertionResults } of report.testResults) {
    const project = name.includes('mf-probe') ? 'mf-probe' : 'server';
    found[project] = {};
    for (const { title, failureMessages } of assertionResults)
      found[project][title] = /Error: .*/.exec(failureMessages[0] ?? '')?.[0] ?? null;
  }
});

afterAll(() => house.remove());

describe('the console of a unit test', () => {
  it.each(['mf-probe', 'server'])('fails it in %s, except where the test expects it', (project) => {
    expect(found[project]).toEqual({
      complains: 'Error: console.error: a key is missing in a list',
      warns: 'Error: console.warn: nobody answers',
      'expects a complaint': null,
      'complains after one that expected it': 'Error: console.error: again',
      'says nothing': null,
    });
  });
});
