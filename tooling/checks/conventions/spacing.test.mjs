import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

/** Steps of the scale, as a style property takes them: `0.5`, `1`, … `20`. Nought needs no step. */
const STEPS = new Set([
  '0',
  ...[
    ...readFileSync(join(root, 'shared-contract/src/theme/sizes.ts'), 'utf8').matchAll(/^ {2}s(\d\w*):/gm),
  ].map(([, name = '']) => name.replace('_', '.')),
]);

/** A property of room or place, and all that is given to it: `paddingTop={{ base: '5', md: '8' }}`, `gap: '4',`. */
const SPACED =
  /(?<![\w-])(?:(?:margin|padding)(?:Top|Bottom|Left|Right|Inline|Block)?|[mp][tblrxy]?|gap|rowGap|columnGap)(?:=|: )(\{\{[^}]*\}\}|\{[^}]*\}|"[^"]*"|'[^']*')/g;

/** Bare numbers that are no step: the browser drops the declaration, and nobody sees why. @param {string} source */
const strayIn = (source) =>
  [...source.matchAll(SPACED)].flatMap(([text, value = '']) =>
    [...value.matchAll(/['"](-?[\d.]+)['"]/g)].some(([, number = '']) => !STEPS.has(number.replace('-', '')))
      ? [text]
      : [],
  );

const files = ['shared-ui', 'shell', ...REMOTES].flatMap((name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(name, 'src', file)),
);

describe('room between things', () => {
  it('is a step of the scale, or has a unit', () => {
    expect(files.length).toBeGreaterThan(300);
    const strays = files.flatMap((file) =>
      strayIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(strays).toEqual([]);
  });

  it('that is no step is found', () => {
    expect(strayIn('<Page paddingTop="7">')).toEqual(['paddingTop="7"']);
    expect(strayIn("<Page paddingTop={{ base: '5', md: '7' }}>")).toHaveLength(1);
    expect(strayIn("gap: { base: '2', sm: '9' },")).toHaveLength(1);
    expect(strayIn("<Box mt=\"8\" gap={{ base: '0.5', md: '0.875rem' }} width='7'>")).toEqual([]);
  });
});
