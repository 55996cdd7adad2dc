import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES } from '../../build/paths.mjs';
import { foreignKeys } from './storage-keys.mjs';

/** @param {string} name */
const sourcesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folderOf(name), 'src', file));

describe('what a domain keeps in a browser', () => {
  it.each(REMOTES)('begins with the name of %s', (name) => {
    const found = sourcesOf(name).flatMap((file) => foreignKeys(name, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    "sessionStorage.setItem('panier', '1')",
    "window.localStorage.setItem('mf-pae:choix', '1')",
    'localStorage.removeItem(key)',
    'localStorage.clear()',
    'localStorage.panier = 1',
    "indexedDB.open('commandes')",
    "caches.open('mf-pae:pages')",
    'const kept = sessionStorage;',
  ])('is refused elsewhere: %s', (source) => {
    expect(foreignKeys('mf-orders', source)).toHaveLength(1);
  });

  it.each([
    "sessionStorage.setItem('mf-orders:panier', '1')",
    'localStorage.getItem(`mf-orders:$' + '{id}`)',
  ])('is its own: %s', (source) => {
    expect(foreignKeys('mf-orders', source)).toEqual([]);
  });
});
