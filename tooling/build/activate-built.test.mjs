import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, copyRelease, readRegistry } from 'release-store';
import { folderOf, readJson } from './paths.mjs';
import { activateBuilt } from './release/activate-built.mjs';

const PACKAGES = ['shell', 'mf-orders'];

/** @param {string} name */
const builtVersion = (name) => readJson(join(folderOf(name), 'dist', 'release.json')).version;

/** @type {string} */
let releases;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-depart-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const active = () =>
  Object.fromEntries(
    Object.entries(readRegistry(releases).remotes).map(([name, { version }]) => [name, version]),
  );
const built = () => Object.fromEntries(PACKAGES.map((name) => [name, builtVersion(name)]));

/** @type {(action: string, version: string) => Promise<unknown>} */
const deploy = (action, version) =>
  changeRegistry(releases, { remote: 'mf-orders', action }, (entry) => ({
    previous: null,
    enabled: true,
    message: null,
    ...entry,
    version,
  }));

describe('the first start of a portal', () => {
  it('puts what was built into service, and again as long as nobody deploys there', async () => {
    expect(await activateBuilt(releases, PACKAGES)).toEqual([]);
    expect(active()).toEqual(built());
    expect(existsSync(join(releases, 'shell', builtVersion('shell'), 'assets.json'))).toBe(true);
    const { revision } = readRegistry(releases);
    await activateBuilt(releases, PACKAGES);
    expect(readRegistry(releases).revision).toBe(revision);
    await deploy('build', '0.0.0-avant');
    await activateBuilt(releases, PACKAGES);
    expect(active()).toEqual(built());
  });

  it('leaves a registry alone in which somebody promoted or took back anything', async () => {
    await activateBuilt(releases, PACKAGES);
    copyRelease(join(folderOf('mf-orders'), 'dist'), releases, 'mf-orders', '0.9.0-00000000');
    await deploy('rollback', '0.9.0-00000000');
    const before = readRegistry(releases);
    expect(await activateBuilt(releases, PACKAGES)).toEqual(['mf-orders']);
    expect(readRegistry(releases)).toEqual(before);
  });
});
