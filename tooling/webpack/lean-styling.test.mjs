import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { folderOf } from './paths.mjs';
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
      const file = join(chakra(), 'styled-system', `${basename(own, '.mjs')}.js`);
      expect(file).toMatch(pattern);
      expect(namesOf(own)).not.toEqual([]);
      expect(namesOf(file)).toEqual(expect.arrayContaining(namesOf(own)));
    }
  });

  test('stands in a file of its own', () => {
    for (const file of Object.values(leanPackages()))
      expect(readFileSync(file, 'utf8')).toContain('export default');
  });
});
