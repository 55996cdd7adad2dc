import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';

/** Where the parts of an instant are read by their names, from a formatter that nobody sees. */
const HOME = 'shared-contract/src/base/days.ts';

/**
 * What a formatter writes is for readers, who read French: another language is chosen only for how its text looks (days
 * as « en-CA » wrote them, until ICU 72 did not), and a text that is cut or read as a value relies on that look.
 */
const RELIES_ON_TEXT = new RegExp(
  [
    /DateTimeFormat\(\s*['"`](?!fr)/,
    /\.toLocale(?:Date|Time)?String\(\s*['"`](?!fr)/,
    /(?:\.format\(|\.toLocale(?:Date|Time)?String\()(?:[^()]|\([^()]*\))*\)\s*\??\.\s*(?:split|slice|substring|at|match|startsWith|indexOf)\(/,
    /(?:Date\.parse|Number|parseInt|parseFloat|new Date)\(\s*[\w.]*(?:\.format\(|\.toLocale(?:Date|Time)?String\()/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.\w+$/.test(file));

describe('the text of a formatter', () => {
  it('is never used as data', () => {
    expect(sources).toContain(HOME);
    const relying = sources.filter((file) => RELIES_ON_TEXT.test(readFileSync(join(root, file), 'utf8')));
    expect(relying).toEqual([HOME]);
  });

  it.each([
    "new Intl.DateTimeFormat('en-CA', { timeZone })",
    "new Intl.DateTimeFormat(\n  'sv-SE',\n)",
    "const day = now.toLocaleDateString('en-CA');",
    "const [hours] = clock.format(new Date(instant)).split(':');",
    'Date.parse(isoDay.format(new Date(instant)))',
  ])('that %s relies on is found', (code) => {
    expect(RELIES_ON_TEXT.test(code)).toBe(true);
  });

  it.each([
    "new Intl.DateTimeFormat('fr-BE', { dateStyle: 'long' })",
    'new Intl.DateTimeFormat(LOCALE, { dateStyle })',
    'written(days.format(moment))',
    "names.toLocaleString('fr-BE')",
  ])('may be shown: %s', (code) => {
    expect(RELIES_ON_TEXT.test(code)).toBe(false);
  });
});
