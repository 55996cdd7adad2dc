import { execFileSync } from 'node:child_process';
import { root } from '../../build/paths.mjs';

/** Where jest looks for tests: below `src`, and one folder deep or two where Node runs the sources (tooling/testing/jest/projects.mjs). */
const FOUND = /^(server\/)?[^/]+\/(src\/.+\.test\.tsx?|([^/]+\/){1,2}[^/]+\.test\.mjs)$/;

it('stands where jest finds it, every test', () => {
  const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.test\.(mjs|tsx?)$/.test(path));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => !FOUND.test(path))).toEqual([]);
});
