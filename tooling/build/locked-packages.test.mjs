import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { lockDigest, lockedFor } from './release/locked-packages.mjs';

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/** A package as pnpm writes it. @param {string} name */
const importer = (name) =>
  `  ${name}:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 19.3.1\n\n`;

/** The lockfile with one more package in front of another. @type {(name: string, next: string) => string} */
const withBeside = (name, next) => lockfile.replace(`\n  ${next}:\n`, `\n${importer(name)}  ${next}:\n`);

describe('what the lockfile says to the build of one package', () => {
  it('is the same with another domain beside it', () => {
    const beside = withBeside('mf-livres', 'mf-orders');
    expect(beside).not.toBe(lockfile);
    for (const name of ['shell', 'mf-orders', 'mf-pae'])
      expect(lockedFor(beside, name)).toBe(lockedFor(lockfile, name));
    expect(lockedFor(beside, 'mf-livres')).not.toBe(lockedFor(lockfile, 'mf-livres'));
  });

  it('is another one when its own library changes, or one of a package that is compiled into it', () => {
    /** @type {(name: string) => string} */
    const changed = (name) =>
      lockfile.replace(new RegExp(`^ {2}${name}:\\n`, 'm'), `  ${name}:\n    more: {}\n`);
    for (const name of ['mf-orders', 'shared-ui', 'tooling'])
      expect(lockedFor(changed(name), 'mf-orders')).not.toBe(lockedFor(lockfile, 'mf-orders'));
    expect(lockedFor(changed('server/portal'), 'mf-orders')).toBe(lockedFor(lockfile, 'mf-orders'));
  });

  it('is another one when any installed version changes', () => {
    const at = lockfile.indexOf('\npackages:\n');
    const other = `${lockfile.slice(0, at)}${lockfile.slice(at).replace('webpack@5.', 'webpack@6.')}`;
    expect(lockedFor(other, 'mf-orders')).not.toBe(lockedFor(lockfile, 'mf-orders'));
  });

  it('holds all of its packages, and has a digest', () => {
    expect(lockedFor(lockfile, 'shell')).toMatch(/^ {2}shell:\n/m);
    expect(lockedFor(lockfile, 'shell')).toMatch(/^ {2}\.:\n/m);
    expect(lockedFor(lockfile, 'shell')).not.toMatch(/^ {2}mf-/m);
    expect(lockDigest('shell')).toMatch(/^[0-9a-f]{64}$/);
  });
});
