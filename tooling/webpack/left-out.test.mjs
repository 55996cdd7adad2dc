import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './paths.mjs';
import { CHAKRA } from './settings/chakra-passages.mjs';
import { isCssProperty } from './settings/lean/is-valid-prop.mjs';
import leaveOut from './settings/lean/leave-out.mjs';
import unbind from './settings/lean/unbind.mjs';
import { LEFT_OUT } from './settings/left-out.mjs';
import { packageSeenFrom } from './settings/package-seen-from.mjs';
import { SWR } from './settings/swr-passages.mjs';

/** Folder of a package as the packages of the way see it, each from the one before. @type {(...way: string[]) => string} */
const folderSeen = (from, ...way) =>
  way.reduce((seen, name) => packageSeenFrom(join(seen, 'package.json'), name), folderOf(from ?? ''));

const MODULES = [
  join(folderSeen('shared-router', 'react-router-dom', 'react-router'), 'dist/production/chunk-7RTFRKQW.mjs'),
  join(folderSeen('shared-ui', '@emotion/cache'), 'dist/emotion-cache.browser.esm.js'),
  join(
    folderSeen('shared-ui', '@emotion/react', '@emotion/use-insertion-effect-with-fallbacks'),
    'dist/emotion-use-insertion-effect-with-fallbacks.browser.esm.js',
  ),
  ...CHAKRA.map(([name]) =>
    join(folderSeen('shared-ui', '@chakra-ui/react'), 'dist/esm/styled-system', `${name}.js`),
  ),
  ...SWR.map(([file]) => join(folderSeen('shared-auth', 'swr'), 'dist', file)),
];

const CSS_PROPERTIES = join(
  folderSeen('shared-ui', '@chakra-ui/react', '@pandacss/is-valid-prop'),
  'dist/index.mjs',
);
const ATTRIBUTES = join(
  folderSeen('shared-ui', '@chakra-ui/react', '@emotion/is-prop-valid'),
  'dist/emotion-is-prop-valid.esm.js',
);

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
    const { allCssProperties } = await import(CSS_PROPERTIES);
    expect(allCssProperties.length).toBeGreaterThan(500);
    expect(allCssProperties.filter((/** @type {string} */ name) => name && !isCssProperty(name))).toEqual([]);
    expect(['--x', '& > a', '@media print'].every(isCssProperty)).toBe(true);
  });

  it('takes no attribute for a property, that the list does not', async () => {
    const [, names = ''] = /\/\^\(\((.*?)\)\|/.exec(readFileSync(ATTRIBUTES, 'utf8')) ?? [];
    const { allCssProperties } = await import(CSS_PROPERTIES);
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
