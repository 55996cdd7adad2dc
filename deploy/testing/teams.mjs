import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrust } from 'release-store';
import { portalctl } from '../command-line.mjs';
import { writeBuild } from './build.mjs';

/**
 * For each test of a file: an empty folder, and what teams with keys of their own do there by `portalctl`, whose contract
 * test finds no fault. `said` is what the test's commands printed.
 */
export const teamsOfTests = () => {
  const environment = { ...process.env };
  /** @type {string[]} */
  const said = [];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portail-cles-'));
    said.length = 0;
    delete process.env.RELEASES_BUCKET;
    Object.assign(process.env, {
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      RELEASE_TRUST: join(folder, 'trust.json'),
    });
    jest.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
    jest.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param {...string} names */
  const at = (...names) => join(folder, ...names);
  /** @type {(...args: string[]) => Promise<number>} */
  const run = (...args) =>
    portalctl(args, {
      contract: '1.4.0',
      checkRemotes: async (_store, versions) =>
        Object.entries(versions).map(([remote, version]) => ({ remote, version, faults: [] })),
    });
  /** @type {(content: string) => { dist: string, version: string }} */
  const build = (content) =>
    writeBuild(folder, content, { name: 'mf-orders', requires: { contract: '^1.0.0' }, screens: [] });
  /** @param {string} owner */
  const keyOf = (owner) => at(`${owner}.json`);
  /** @param {string} owner */
  const team = async (owner) => {
    await run('key', 'new', owner, '--to', keyOf(owner));
    await run('key', 'trust', keyOf(owner));
  };
  /** @param {string} owner */
  const as = (owner) => {
    process.env.RELEASE_KEY = keyOf(owner);
  };
  const trust = () => readTrust(at('trust.json'));
  /** @param {string} content */
  const ship = async (content) => {
    const { dist, version } = build(content);
    const codes = [
      await run('publish', 'mf-orders', '--dist', dist),
      await run('promote', 'mf-orders', version),
    ];
    return { codes, version };
  };
  return { at, said, run, build, keyOf, team, as, trust, ship };
};
