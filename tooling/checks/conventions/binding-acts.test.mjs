import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

/** A binding act and the screens' hook that asks before it; types keep it from `useWrite`. */
const BINDS = /export const (\w+) = binds\(/g;

/** Ways to write at once. */
const AT_ONCE = /\b(?:send|useWrite)\(\s*(\w+)/g;

/** What both hooks are made of, which asks nothing. */
const UNGUARDED = /\buseWriting\b/;

/** Where an act is asked about: the hook gets it by its name, or a step passes it on. */
const asks = (/** @type {string} */ name) =>
  new RegExp(`useBinding\\([^,;]*\\b${name}\\b|finish: ${name}\\b`);

/** @param {string} folder @param {(file: string) => boolean} isWanted */
const textsOf = (folder, isWanted) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && isWanted(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** @type {string[]} */
let acts = [];
/** @type {string[]} */
let screens = [];

beforeAll(() => {
  const contract = textsOf(join(root, 'shared-contract/src'), (file) => file.endsWith('endpoints.ts'));
  acts = contract.flatMap((text) => [...text.matchAll(BINDS)].map(([, name = '']) => name));
  screens = REMOTES.flatMap((name) => textsOf(join(folderOf(name), 'src'), () => true));
});

describe('a binding act', () => {
  it('is confirmed on its screen', () => {
    expect(acts.length).toBeGreaterThan(15);
    expect(acts.filter((name) => !screens.some((text) => asks(name).test(text)))).toEqual([]);
  });

  it('is never written at once', () => {
    const written = screens.flatMap((text) => [...text.matchAll(AT_ONCE)].map(([, name = '']) => name));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((name) => acts.includes(name))).toEqual([]);
    expect(screens.filter((text) => UNGUARDED.test(text))).toEqual([]);
  });

  it('that is written at once is found', () => {
    expect([...'useWrite(placeOrder, {'.matchAll(AT_ONCE)].map(([, name]) => name)).toEqual(['placeOrder']);
    expect(asks('placeOrder').test('useBinding(placeOrder, {')).toBe(true);
    expect(asks('placeOrder').test('useWrite(placeOrder, {')).toBe(false);
  });
});
