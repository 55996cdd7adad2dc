import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from 'release-store';
import { folderOf, REMOTES } from './paths.mjs';
import { createBreakpoints } from './settings/lean/breakpoints.mjs';
import { memo } from './settings/lean/memo.mjs';
import { sortAtParams } from './settings/lean/sort-at-params.mjs';
import { leanModules, leanPackages } from './settings/lean-styling.mjs';

const chakra = () => {
  const main = createRequire(join(folderOf('shared-ui'), 'package.json')).resolve('@chakra-ui/react');
  return (
    main.slice(0, main.indexOf(join('@chakra-ui', 'react'))) + join('@chakra-ui', 'react', 'dist', 'esm')
  );
};

/** A module as it is installed. @param {string} name */
const original = (name) => import(pathToFileURL(join(chakra(), 'styled-system', `${name}.js`)).href);

/** Every query that a style of the portal is written with. */
const queries = () => {
  const sources = ['shell', 'shared-ui', ...REMOTES]
    .flatMap((name) => filesUnder(join(folderOf(name), 'src')))
    .filter((file) => /\.tsx?$/.test(file));
  const found = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/@(?:media|container)[^'`{]+/g) ?? [],
  );
  return [...new Set(found.map((query) => query.trim()))];
};

/** @param {string} file */
const namesOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:\{ (.+) \}|const (\w+))/gm)]
    .flatMap(([, list, one]) => (list ? list.split(', ') : [one]))
    .sort();

describe('what is left out of the styling engine', () => {
  test('exports nothing that the module of the pinned version, which it stands for, does not', () => {
    for (const { test: pattern, use } of leanModules()) {
      const own = use.options.to;
      const [file = ''] = readdirSync(chakra(), { recursive: true, encoding: 'utf8' })
        .map((name) => join(chakra(), name))
        .filter((path) => pattern.test(path));
      expect(basename(file, '.js')).toBe(basename(own, '.mjs'));
      expect(namesOf(own)).not.toEqual([]);
      expect(namesOf(file)).toEqual(expect.arrayContaining(namesOf(own)));
    }
  });

  test('keeps what is asked by one plain value, and works all else out', () => {
    let turns = 0;
    const work = memo((/** @type {unknown[]} */ ...given) => {
      turns += 1;
      return given;
    });
    expect([work('margin'), work('margin'), work(1), work('1')]).toEqual([
      ['margin'],
      ['margin'],
      [1],
      ['1'],
    ]);
    expect(turns).toBe(3);
    expect([work({}), work({}), work('a', 'b'), work('a', 'b')]).toEqual([
      [{}],
      [{}],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(turns).toBe(7);
  });

  test('stands in a file of its own', () => {
    for (const file of Object.values(leanPackages()))
      expect(readFileSync(file, 'utf8')).toContain('export default');
  });

  test('says from which width on a style is so, as the pinned version does', async () => {
    const theme = pathToFileURL(join(folderOf('shared-contract'), 'src', 'theme', 'index.ts')).href;
    const { BREAKPOINTS } = await import(theme);
    const theirs = (await original('breakpoints')).createBreakpoints(BREAKPOINTS);
    const own = createBreakpoints(BREAKPOINTS);
    expect(own.keys()).toEqual(theirs.keys());
    for (const name of Object.keys(BREAKPOINTS)) {
      expect(own.conditions[name]).toBe(theirs.conditions[name]);
      expect(own.getCondition(name)).toBe(theirs.getCondition(name));
    }
  });

  test('puts the queries of our styles in the order of the pinned version', async () => {
    const theirs = (await original('sort-at-params')).sortAtParams;
    const all = queries();
    expect(all.length).toBeGreaterThan(20);
    for (const one of all)
      for (const other of all)
        expect([one, other, Math.sign(sortAtParams(one, other))]).toEqual([
          one,
          other,
          Math.sign(theirs(one, other)),
        ]);
  });
});
