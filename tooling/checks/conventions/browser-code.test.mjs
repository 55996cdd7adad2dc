import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

const PACKAGES = ['shared-contract', 'shared-router', 'shared-ui', 'shared-auth', 'shell', ...REMOTES];

/** Safari before 16.4 reads a script that has one as a fault of syntax: none of it runs, and nothing says so. */
const LOOKBEHIND = /\(\?<[=!]/;

/** One takes up to 40 ms of a slow phone, and most pages use few: `once` makes it when it is first asked for. */
const FORMATTER_AT_IMPORT = /^(?:export )?const \w+ = (?:\/\* @__PURE__ \*\/ )?new Intl\./m;

/** The policy of pages refuses it in what the server draws: a style is a rule, whose value may be a prop. */
const STYLE_ATTRIBUTE = /\sstyle=\{/;

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

  it('makes no formatter when a module is imported', () => {
    const making = sources.filter((file) => FORMATTER_AT_IMPORT.test(readFileSync(join(root, file), 'utf8')));
    expect(making).toEqual([]);
    expect(FORMATTER_AT_IMPORT.test("const a = 1;\nconst days = new Intl.DateTimeFormat('fr-BE');")).toBe(
      true,
    );
    expect(FORMATTER_AT_IMPORT.test("const days = once(() => new Intl.DateTimeFormat('fr-BE'));")).toBe(
      false,
    );
  });

  it('writes no style attribute', () => {
    const styled = sources.filter((file) => STYLE_ATTRIBUTE.test(readFileSync(join(root, file), 'utf8')));
    expect(styled).toEqual([]);
    expect(STYLE_ATTRIBUTE.test('<p style={{ order: 1 }}>')).toBe(true);
  });

  it.each(['/(?<!a)b/', "new RegExp('(?<=[@.])')"])('%s is found', (code) => {
    expect(LOOKBEHIND.test(code)).toBe(true);
  });

  it('may name its groups', () => {
    expect(LOOKBEHIND.test('/(?<day>\\d+)/')).toBe(false);
  });
});
