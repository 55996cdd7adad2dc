import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, integrityOfFile } from 'release-store';
import { folderOf, readJson } from './paths.mjs';

const dist = join(folderOf('shell'), 'dist');
const assets = join(dist, 'assets');
const { main, federation, kit, parts, integrity } = readJson(join(dist, 'assets.json'));
const scripts = filesUnder(assets).filter((path) => path.endsWith('.js'));
const lateScripts = scripts.filter((path) => !main.includes(`/${relative(dist, path)}`));

/** @param {string} path */
const digest = (path) => integrityOfFile(path).replace('sha256-', '');
/** @param {RegExp} name */
const oneFile = (name) => {
  const found = readdirSync(assets).filter((file) => name.test(file));
  expect(found).toHaveLength(1);
  return join(assets, found[0] ?? '');
};

const [first = ''] = main;
const firstScript = readFileSync(join(dist, first), 'utf8');
const list = () => oneFile(/^late\.[0-9a-f]{8}\.json$/);

describe('the shell that was built', () => {
  it('is vouched for by its page: its first script, and what a page names beside it', () => {
    const late = [kit, parts].flatMap((each) => Object.values(each).flat());
    const named = [...main, ...federation, ...late];
    expect(Object.keys(integrity).toSorted()).toEqual([...new Set(named)].toSorted());
    for (const [url, value] of Object.entries(integrity))
      expect(integrityOfFile(join(dist, url))).toBe(value);
  });

  it('lists each late script with its value, so that another one is not run', () => {
    expect(lateScripts.length).toBeGreaterThan(10);
    const words = lateScripts.flatMap((path) => [relative(assets, path), digest(path)]);
    expect(readJson(list())).toEqual(words);
  });

  it('vouches by its first script for that list, and for what every page asks for without it', () => {
    for (const path of [list(), oneFile(/^after-paint\.[0-9a-f]{8}\.js$/)])
      expect(firstScript).toContain(`"${relative(assets, path)}","${digest(path)}"`);
    const others = lateScripts.filter((path) => !relative(assets, path).startsWith('after-paint.'));
    expect(others.filter((path) => firstScript.includes(digest(path)))).toEqual([]);
    expect(firstScript).not.toMatch(/__VALUE_OF_|1a7e1157/);
  });
});
