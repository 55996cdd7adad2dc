import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

const PACKAGES = ['shared-contract', 'shared-router', 'shared-ui', 'shared-auth', 'shell', ...REMOTES];

/** Safari before 16.4 reads a script that has one as a fault of syntax: none of it runs, and nothing says so. */
const LOOKBEHIND = /\(\?<[=!]/;

const sources = PACKAGES.flatMap((name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(name, 'src', file)),
);

describe('what browsers run', () => {
  it('has no regular expression that looks behind', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => LOOKBEHIND.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each(['/(?<!a)b/', "new RegExp('(?<=[@.])')"])('%s is found', (code) => {
    expect(LOOKBEHIND.test(code)).toBe(true);
  });

  it('may name its groups', () => {
    expect(LOOKBEHIND.test('/(?<day>\\d+)/')).toBe(false);
  });
});
