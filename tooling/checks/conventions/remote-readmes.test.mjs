import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, readJson } from '../../build/paths.mjs';

/**
 * Paths that stand in the first table of a README, one a row.
 *
 * @param {string} readme
 */
const pathsIn = (readme) =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.match(/`(\/[^`]*)`/)?.[1] ?? []);

/** @param {string} name a remote @param {string} file */
const textOf = (name, file) => readFileSync(join(folderOf(name), file), 'utf8');

describe('the README of a domain', () => {
  it.each(REMOTES)('names every screen of %s with its path, and no other', (name) => {
    /** @type {{ screens: { path: string }[] }} */
    const { screens } = readJson(join(folderOf(name), 'portal.json'));
    const declared = screens.map(({ path }) => path).sort();
    expect(pathsIn(textOf(name, 'README.md')).sort()).toEqual(declared);
  });

  it.each(REMOTES)('names what src/remote.tsx of %s maps to a page', (name) => {
    const mapped = [...textOf(name, 'src/remote.tsx').matchAll(/^ {2}'(\/[^']*)':/gm)].map(
      ([, path]) => path,
    );
    expect(pathsIn(textOf(name, 'README.md')).sort()).toEqual(mapped.sort());
  });

  it('is read row by row, its other paths aside', () => {
    expect(pathsIn('| a | path |\n| - | - |\n| Mes commandes | `/commandes` |\nSee `/valves`.')).toEqual([
      '/commandes',
    ]);
  });
});
