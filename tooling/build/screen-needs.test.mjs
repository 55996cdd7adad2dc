import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, readJson } from './paths.mjs';
import { screensOf } from './release/screen-needs.mjs';

it.each(REMOTES)('%s: the build finds what each of its screens is drawn by', (name) => {
  /** @type {{ screens: { path: string }[] }} */
  const manifest = readJson(join(folderOf(name), 'portal.json'));
  const source = readFileSync(join(folderOf(name), 'src', 'remote.tsx'), 'utf8');
  const found = screensOf(source).map(({ path }) => path);
  expect(found.toSorted()).toEqual(manifest.screens.map(({ path }) => path).toSorted());
});
