import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths.mjs';
import { ADVISORIES } from './advisories.mjs';

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/**
 * Versions of a package in the lockfile, whoever asks for them.
 *
 * @param {string} name
 */
const versionsOf = (name) => {
  const found = [...lock.matchAll(/^ {2}'?((?:@[^/]+\/)?[^@'\n]+)@(\d[^:'(\n]*)/gm)];
  return [...new Set(found.filter(([, one]) => one === name).map(([, , version]) => version))];
};

/**
 * @param {string} version
 * @param {string} other
 */
const isBefore = (version, other) => version.localeCompare(other, 'en', { numeric: true }) < 0;
const today = new Date().toISOString().slice(0, 10);

describe('the versions of the lockfile', () => {
  it.each(ADVISORIES)(
    'are none that $advisory speaks of ($package)',
    ({ package: name, mendedIn, judged }) => {
      const versions = versionsOf(name);
      expect(versions).not.toEqual([]);
      const faulty = versions.filter((version = '') => isBefore(version, mendedIn));
      expect(judged && today <= judged.until ? [] : faulty).toEqual([]);
    },
  );

  it('are compared as numbers', () => {
    expect(isBefore('9.3.0', '10.1.3')).toBe(true);
    expect(isBefore('10.1.12', '10.1.3')).toBe(false);
  });
});
