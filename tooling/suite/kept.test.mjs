import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOfInputs, packagesUnder, readSources } from './inputs.mjs';
import { keptResults, whereKept } from './kept.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portail-conserve-'));
  write(
    'mf-a/package.json',
    JSON.stringify({ dependencies: { 'shared-ui': 'workspace:*', react: '19.0.0' } }),
  );
  write('mf-a/src/page.tsx', 'export const page = 1;');
  write('shared-ui/package.json', '{ "peerDependencies": { "shared-contract": "workspace:*" } }');
  write('shared-contract/package.json', '{}');
  write('mf-b/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const NODE = { node: 'v20' };

/** What a run of mf-a's tests asks before it begins: whether they passed with these inputs. */
const recall = (circumstances = NODE) => {
  const packages = packagesUnder(root, 'mf-a');
  /** @type {import('./inputs.mjs').IsInput} */
  const isInput = (path) => packages.has(path.slice(0, path.indexOf('/')));
  const digest = digestOfInputs(readSources(root), isInput, circumstances);
  const results = keptResults(join(root, '.cache', 'steps'));
  return {
    passed: results.read('unites-mf-a', digest),
    /** @param {number} count */
    pass: (count) => results.write('unites-mf-a', digest, count),
  };
};

test('what passed is known as long as nothing that it stands on changes', () => {
  expect(recall().passed).toBeNull();
  recall().pass(46);
  expect(recall().passed).toBe(46);
  write('mf-b/src/page.tsx', 'export const page = 2;');
  write('mf-a/dist/page.js', 'built');
  write('mf-a/node_modules/react/index.js', 'installed');
  expect(recall().passed).toBe(46);
});

test.each([
  ['a source', () => write('mf-a/src/page.tsx', 'export const page = 2;')],
  ['a new file', () => write('mf-a/src/page.test.tsx', '')],
  ['a removed file', () => rmSync(join(root, 'mf-a/src/page.tsx'))],
  ['a package under it', () => write('shared-ui/src/button.tsx', '')],
  ['a package under that one', () => write('shared-contract/src/rules.ts', '')],
])('a change of %s runs the tests again', (_what, change) => {
  recall().pass(46);
  change();
  expect(recall().passed).toBeNull();
});

test('another Node runs the tests again', () => {
  recall().pass(46);
  expect(recall({ node: 'v22' }).passed).toBeNull();
});

test('what was put back is known again', () => {
  recall().pass(46);
  write('mf-a/src/page.tsx', 'export const page = 2;');
  recall().pass(47);
  write('mf-a/src/page.tsx', 'export const page = 1;');
  expect(recall().passed).toBe(46);
});

test.each([
  ['a person', {}, { folder: 'own', isRead: true }],
  ['CI', { CI: 'true' }, { folder: 'own', isRead: false }],
  ['CI with a folder', { CI: 'true', SUITE_RESULTS: '/kept' }, { folder: '/kept', isRead: true }],
  ['CI with an empty setting', { CI: 'true', SUITE_RESULTS: '' }, { folder: 'own', isRead: false }],
])('%s is told where results are kept, and whether they count', (_who, env, expected) => {
  expect(whereKept(env, 'own')).toEqual(expected);
});
