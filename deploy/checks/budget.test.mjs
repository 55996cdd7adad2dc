import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease } from 'tooling/build/release/release';
import { checkBuild } from './release-checks.mjs';

const CONTRACT = '1.4.0';

/** @type {string} */
let dist;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portail-budget-'));
  const manifest = { name: 'mf-orders', requires: { contract: `^${CONTRACT}` }, screens: [] };
  writeFileSync(join(dist, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'remoteEntry.js'), 'entry');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/**
 * Judges the build with one more script of this many bytes, which nothing compresses.
 *
 * @type {(bytes: number, isLate: boolean) => number}
 */
const weigh = (bytes, isLate) => {
  writeFileSync(join(dist, 'late-pdf.js'), randomBytes(bytes));
  const late = isLate ? ['late-pdf.js'] : [];
  describeRelease('mf-orders', dist, { semver: '1.0.0', neededAtOnce: [], late });
  return checkBuild('mf-orders', dist, CONTRACT).bytes;
};

it('a file that only a gesture asks for weighs nothing on the first visit', () => {
  expect(weigh(100_000, true)).toBeLessThan(100);
});

it('the same file is refused where a screen may ask for it', () => {
  expect(() => weigh(100_000, false)).toThrow('late-pdf.js');
});

it('the files of one screen come together', () => {
  writeFileSync(join(dist, 'a.js'), randomBytes(18_000));
  writeFileSync(join(dist, 'b.js'), randomBytes(18_000));
  const apart = { '/a': { files: ['a.js'], kit: [] }, '/b': { files: ['b.js'], kit: [] } };
  describeRelease('mf-orders', dist, { semver: '1.0.0', neededAtOnce: [], screens: apart });
  expect(checkBuild('mf-orders', dist, CONTRACT).bytes).toBeLessThan(19_000);
  const both = { '/a': { files: ['a.js', 'b.js'], kit: [] } };
  describeRelease('mf-orders', dist, { semver: '1.0.0', neededAtOnce: [], screens: both });
  expect(() => checkBuild('mf-orders', dist, CONTRACT)).toThrow('première visite');
});

it('a late file has a bound of its own', () => {
  expect(() => weigh(345_000, true)).toThrow('fichier tardif');
});
