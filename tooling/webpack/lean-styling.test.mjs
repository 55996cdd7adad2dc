import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { folderOf } from './paths.mjs';
import { memo } from './settings/lean/memo.mjs';
import { leanModules, leanPackages } from './settings/lean-styling.mjs';

const chakra = () => {
  const main = createRequire(join(folderOf('shared-ui'), 'package.json')).resolve('@chakra-ui/react');
  return (
    main.slice(0, main.indexOf(join('@chakra-ui', 'react'))) + join('@chakra-ui', 'react', 'dist', 'esm')
  );
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
});
