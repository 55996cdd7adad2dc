import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './paths.mjs';
import { isCssProperty } from './settings/lean/is-valid-prop.mjs';
import leaveOut from './settings/lean/leave-out.mjs';
import unbind from './settings/lean/unbind.mjs';
import { LEFT_OUT } from './settings/left-out.mjs';
import { SWR } from './settings/swr-passages.mjs';

const STORE = join(root, 'node_modules', '.pnpm');

/** Files of what is installed, in the folder of the package that `named` finds. @type {(named: RegExp, path: string[]) => string[]} */
const filesOf = (named, path) =>
  readdirSync(STORE)
    .filter((name) => named.test(name))
    .map((name) => join(STORE, name, 'node_modules', ...path));

const MODULES = [
  ...filesOf(/^react-router@/, ['react-router', 'dist', 'production', 'chunk-7RTFRKQW.mjs']),
  ...filesOf(/^@emotion\+cache@/, ['@emotion', 'cache', 'dist', 'emotion-cache.browser.esm.js']),
  ...SWR.flatMap(([file]) => filesOf(/^swr@/, ['swr', 'dist', ...file.split('/')])),
];

/** @type {(source: string, passages: import('./settings/lean/leave-out.mjs').Passage[]) => string} */
const leave = (source, passages) =>
  String(Reflect.apply(leaveOut, { getOptions: () => ({ passages }) }, [source]));

describe('what is left out of packages', () => {
  it.each(LEFT_OUT)('stands in the version that is installed: %s', (module, passages) => {
    const [file = '', ...others] = MODULES.filter((path) => module.test(path));
    expect(others).toEqual([]);
    const source = readFileSync(file, 'utf8');
    const left = leave(source, passages);
    expect(left.length).toBeLessThan(source.length);
    expect(left.match(/^export .+$/gm)).toEqual(source.match(/^export .+$/gm));
  });

  it('is refused where it is not as it was, or stands twice', () => {
    expect(() => leave('const a = 1;', [{ from: 'const b' }])).toThrow('const b');
    expect(() => leave('a a', [{ from: 'a' }])).toThrow('once');
    expect(() => leave('begins', [{ from: 'begins', to: 'ends' }])).toThrow('ends');
    expect(leave('one, two, three', [{ from: 'one', to: 'two', by: 'some' }])).toBe('some, three');
  });

  it('is what nobody imports of wrapped components, once they are made without effect', () => {
    const source = 'var A = React3.forwardRef(x);\nA.displayName = "A";\nvar b = React.useState(0);';
    expect(Reflect.apply(unbind, {}, [source])).toBe(
      'var A = /* @__PURE__ */ React3.forwardRef(x);\n\nvar b = React.useState(0);',
    );
  });
});

describe('what tells properties of CSS from attributes', () => {
  it('says of each property of the list what the list says', async () => {
    const [file = ''] = filesOf(/^@pandacss\+is-valid-prop@/, [
      '@pandacss',
      'is-valid-prop',
      'dist',
      'index.mjs',
    ]);
    const { allCssProperties } = await import(file);
    expect(allCssProperties.length).toBeGreaterThan(500);
    expect(allCssProperties.filter((/** @type {string} */ name) => name && !isCssProperty(name))).toEqual([]);
    expect(['--x', '& > a', '@media print'].every(isCssProperty)).toBe(true);
  });

  it('takes no attribute for a property, that the list does not', async () => {
    const [file = ''] = filesOf(/^@emotion\+is-prop-valid@/, [
      '@emotion',
      'is-prop-valid',
      'dist',
      'emotion-is-prop-valid.esm.js',
    ]);
    const [, names = ''] = /\/\^\(\((.*?)\)\|/.exec(readFileSync(file, 'utf8')) ?? [];
    const [list = ''] = filesOf(/^@pandacss\+is-valid-prop@/, [
      '@pandacss',
      'is-valid-prop',
      'dist',
      'index.mjs',
    ]);
    const { allCssProperties } = await import(list);
    const attributes = [
      ...names.split('|'),
      'className',
      'htmlFor',
      'onClick',
      'aria-label',
      'data-x',
      'key',
    ];
    expect(attributes.length).toBeGreaterThan(300);
    expect(attributes.filter((name) => isCssProperty(name) && !allCssProperties.includes(name))).toEqual([]);
  });
});
