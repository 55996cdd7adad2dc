import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from 'release-store';
import { openBucketServer } from 'release-store/testing';
import { portalctl } from '../command-line.mjs';
import { writeBuild, writeShell } from './build.mjs';

/** @typedef {import('release-store').ReleaseStore} ReleaseStore */

/** @type {Record<string, (folder: string) => Promise<{ store: ReleaseStore, close: () => Promise<void> }>>} */
const STORES = {
  'a folder': async (folder) => ({
    store: openReleaseStore({ bucket: null, folder: join(folder, 'releases') }),
    close: async () => {},
  }),
  'a bucket': async (folder) => {
    const server = await openBucketServer();
    Object.assign(process.env, server.env);
    const store = openReleaseStore({ bucket: server.address, folder: join(folder, 'releases') });
    return { store, close: server.close };
  },
};

/** Store kinds under test. */
export const KINDS = Object.keys(STORES);

/**
 * What a test of the commands works with.
 *
 * @typedef {object} Desk
 * @property {string} folder for what a test builds
 * @property {ReleaseStore} store
 * @property {string[]} said lines of stdout
 * @property {string[]} refused lines of stderr
 * @property {import('../published.mjs').Fault[]} faults what the browser finds, said by each test; contract/contract.test.mjs
 *   opens a real one
 * @property {Record<string, import('../published.mjs').Fault[]>} faultsOf of one remote alone, the same
 * @property {import('../published.mjs').Fault[]} warnings the same, of what refuses nothing
 * @property {import('../verbs/options.mjs').CheckRemotes} checkRemotes
 * @property {(...args: string[]) => Promise<number>} run a command, under the contract 1.4.0
 * @property {typeof buildOn} build
 * @property {(content: string, contract?: string, shared?: Record<string, string>) => { dist: string, version: string }} buildShell
 * @property {(content: string) => Promise<string>} published a build of mf-orders, published; its version
 * @property {() => Promise<import('release-store').ActiveRemote | undefined>} active the entry of mf-orders
 */

/** @type {string} */
let folder;

/**
 * A build of one script, of a page of its own and of what the server draws; gives its folder and version.
 *
 * @param {string} content
 * @param {{ name?: string, contract?: string, hasPage?: boolean, isDrawn?: boolean, screens?: { path: string }[] }} what
 */
const buildOn = (
  content,
  { name = 'mf-orders', contract = '^1.0.0', hasPage = false, isDrawn = false, screens = [] } = {},
) =>
  writeBuild(
    folder,
    content,
    { name, requires: { contract }, screens },
    { page: hasPage ? 'page' : null, screens: isDrawn ? `screens ${content}` : null },
  );

/**
 * A store of one kind, fresh for each test, and the commands over it in this process.
 *
 * @param {string} kind one of KINDS
 * @returns {Desk}
 */
export const useCommands = (kind) => {
  const environment = { ...process.env };
  /** @type {Desk} */
  const desk = Object.create(null);
  const openStore = STORES[kind];
  if (!openStore) throw new Error(`no store is ${kind}`);
  /** @type {() => Promise<void>} */
  let close;
  desk.checkRemotes = async (_releases, versions) =>
    Object.entries(versions)
      .filter(([remote]) => remote !== 'shell')
      .map(([remote, version]) => ({
        remote,
        version,
        faults: desk.faultsOf[remote] ?? desk.faults,
        warnings: desk.warnings,
      }));
  desk.run = (...args) =>
    portalctl(args, { store: desk.store, contract: '1.4.0', checkRemotes: desk.checkRemotes });
  desk.build = buildOn;
  desk.buildShell = (content, contract, shared) => writeShell(folder, content, contract, shared);
  desk.published = async (content) => {
    const { dist, version } = desk.build(content);
    if ((await desk.run('publish', 'mf-orders', '--dist', dist)) !== 0) throw new Error(desk.refused.at(-1));
    return version;
  };
  desk.active = async () => (await desk.store.registry()).remotes['mf-orders'];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portail-deploy-'));
    Object.assign(desk, { folder, said: [], refused: [], faults: [], faultsOf: {}, warnings: [] });
    jest.spyOn(console, 'log').mockImplementation((line) => void desk.said.push(String(line)));
    jest.spyOn(console, 'error').mockImplementation((line) => void desk.refused.push(String(line)));
    const { store, close: closeIt } = await openStore(folder);
    desk.store = store;
    close = closeIt;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    process.env = { ...environment };
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return desk;
};
