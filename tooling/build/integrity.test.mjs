import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, integrityOfFile } from 'release-store';
import { folderOf, REMOTES, readJson } from './paths.mjs';
import { hasCode } from './release/release.mjs';

const dist = join(folderOf('shell'), 'dist');
const { main, federation, kit, parts, integrity } = readJson(join(dist, 'assets.json'));
const scripts = filesUnder(join(dist, 'assets')).filter((path) => path.endsWith('.js'));
const lateScripts = scripts.filter((path) => !main.includes(`/${relative(dist, path)}`));

/** Values of SHA-256 in a text, without their method. @param {string} text */
const valuesIn = (text) => text.match(/(?<=")[\w+/]{43}=(?=")/g) ?? [];

describe('the shell that was built', () => {
  it('is vouched for by its page: its first script, and what a page names beside it', () => {
    const late = [kit, parts].flatMap((each) => Object.values(each).flat());
    const named = [...main, ...federation, ...late];
    expect(Object.keys(integrity).toSorted()).toEqual([...new Set(named)].toSorted());
    for (const [url, value] of Object.entries(integrity))
      expect(integrityOfFile(join(dist, url))).toBe(value);
  });

  it('holds the value of each late script in its first one, so that another one is not run', () => {
    const [first = ''] = main;
    expect(lateScripts.length).toBeGreaterThan(10);
    const values = lateScripts.map((path) => integrityOfFile(path).replace('sha256-', ''));
    expect(valuesIn(readFileSync(join(dist, first), 'utf8')).toSorted()).toEqual(values.toSorted());
  });
});

describe.each(REMOTES.filter(hasCode))('the build of %s', (name) => {
  it('asks the shell for the value of each script that it fetches', () => {
    const entry = readFileSync(join(folderOf(name), 'dist', 'remoteEntry.js'), 'utf8');
    expect(entry).toMatch(/__PORTAL_INTEGRITY__\(\w+\)/);
    expect(entry).toMatch(/\.integrity=/);
  });
});
