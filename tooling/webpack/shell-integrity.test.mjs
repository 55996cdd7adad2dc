import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesUnder, integrityOfFile } from 'release-store';
import { folderOf, readJson } from './paths.mjs';

const dist = join(folderOf('shell'), 'dist');
const { main, federation, kit, parts, integrity } = readJson(join(dist, 'assets.json'));
const scripts = filesUnder(join(dist, 'assets')).filter((path) => path.endsWith('.js'));
const lateScripts = scripts.filter((path) => !main.includes(`/${relative(dist, path)}`));

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
    const text = readFileSync(join(dist, first), 'utf8');
    expect(lateScripts.length).toBeGreaterThan(10);
    const unknown = lateScripts.filter(
      (path) => !text.includes(integrityOfFile(path).replace('sha256-', '')),
    );
    expect(unknown).toEqual([]);
    expect(text).not.toContain('__SHELL_INTEGRITY__');
  });
});
