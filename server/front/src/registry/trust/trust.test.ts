import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import {
  type Guard,
  integrityOf,
  makeKey,
  openReleaseStore,
  publicHalf,
  type ReleaseStore,
  readTrust,
  writeTrust,
} from 'release-store';
import { createServedReleases } from '../served-releases';
import type { Entries, SharedMemory } from './believed-entries.queries';
import { createSignedFiles } from './signed-files';

const NAME = 'mf-orders';
/** What the server draws the screens of a version with. */
const SCREENS = 'server/screens.0a1b2c3d.cjs';

let folder: string;
let guard: Guard;
let store: ReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-confiance-'));
  const key = await makeKey(NAME);
  const shell = await makeKey('shell');
  const path = join(folder, 'trust.json');
  writeTrust(path, { keys: [key, shell].map(publicHalf) });
  guard = { path, trust: () => readTrust(path), key: () => key };
  const open = (mine: Guard) =>
    openReleaseStore({ bucket: null, folder: join(folder, 'releases'), guard: mine });
  store = open(guard);
  for (const version of ['1', '2']) await publish(version);
  await promote('1', null);
  await promote('2', '1');
  const shells = open({ ...guard, key: () => shell });
  await shells.publish(buildShell(), 'shell', '1');
  await shells.change({ remote: 'shell', action: 'promote' }, () => entryOf('1', null));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, content: unknown): string => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const entryOf = (version: string, previous: string | null) => ({
  version,
  previous,
  enabled: true,
  message: null,
});

const publish = (version: string) => {
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const entry = { url: `/r/${NAME}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  write(`dist-${version}/portal.json`, {
    name: NAME,
    label: NAME,
    requires: { contract: '^1.0.0' },
    kit: [],
    screens,
  });
  const server = { file: SCREENS, integrity: integrityOf(Buffer.from(version)) };
  write(`dist-${version}/${SCREENS}`, version);
  write(`dist-${version}/release.json`, { version, entry, files: [], preload: [], server });
  write(`dist-${version}/remoteEntry.js`, version);
  return store.publish(join(folder, `dist-${version}`), NAME, version);
};

const buildShell = (): string => {
  write('coque/release.json', { version: '1', contract: '1.0.0' });
  write('coque/assets.json', { main: ['/assets/main.js'], css: [], preload: [] });
  write('coque/assets/main.js', 'coque');
  return join(folder, 'coque');
};

const promote = (version: string, previous: string | null) =>
  store.change({ remote: NAME, action: 'promote' }, () => entryOf(version, previous));

const registry = () => join(folder, 'releases', 'registry.json');

/** A server that starts: it knows nothing but its data folder, the store and what all processes share. */
const restart = (dataDir = folder, shared: SharedMemory | null = null) =>
  createServedReleases(
    { dataDir, releasesDir: join(folder, 'releases'), remotesOrigin: null },
    Fastify().log,
    guard,
    { shared },
  );

const shown = async () => {
  const { remotes, shell } = await restart().current();
  return { shell, remotes: remotes.map(({ entry }) => [entry.name, entry.release?.version]) };
};

describe('a server that starts over a store that somebody changed', () => {
  it('shows what was signed', async () => {
    expect(await shown()).toEqual({ shell: '1', remotes: [[NAME, '2']] });
  });

  it.each(['portal.json', 'release.json', 'remoteEntry.js', SCREENS, 'release.jws'])(
    'shows the version before in place of one whose %s is another',
    async (file) => {
      write(`releases/${NAME}/2/${file}`, `${readFileSync(join(folder, 'releases', NAME, '2', file))} `);
      expect((await shown()).remotes).toEqual([[NAME, '1']]);
    },
  );

  it('goes on with the registry that it saw last', async () => {
    await shown();
    const older = readFileSync(registry(), 'utf8');
    await promote('1', null);
    expect((await shown()).remotes).toEqual([[NAME, '1']]);
    // Signed, and true once: somebody puts it back.
    writeFileSync(registry(), older);
    expect((await shown()).remotes).toEqual([[NAME, '1']]);
    writeFileSync(registry(), older.replace('"previous": "1"', '"previous": null'));
    expect((await shown()).remotes).toEqual([[NAME, '1']]);
    writeFileSync(registry(), JSON.stringify({ revision: 9, remotes: {} }));
    expect((await shown()).remotes).toEqual([[NAME, '1']]);
  });

  it('believes no older registry than the others did, on a new machine', async () => {
    const kept: Entries = {};
    const shared: SharedMemory = {
      read: async () => kept,
      write: async (remote, entry) => {
        kept[remote] = entry;
      },
    };
    const older = readFileSync(registry(), 'utf8');
    await promote('1', null);
    await restart(folder, shared).current();
    writeFileSync(registry(), older);
    const { remotes } = await restart(mkdtempSync(join(folder, 'neuve-')), shared).current();
    expect(remotes.map(({ entry }) => entry.release?.version)).toEqual(['1']);
  });

  it('goes on with what it saw under a key that was replaced since, and under none that was revoked', async () => {
    await shown();
    const { keys } = guard.trust();
    const markAs = (state: 'retired' | 'revoked') =>
      writeTrust(guard.path, {
        keys: keys.map((key) => (key.owner === NAME ? { ...key, state } : key)),
      });
    markAs('retired');
    // Nothing in the store is worth anything, before this server ever looked at what the new key signed.
    writeFileSync(registry(), JSON.stringify({ revision: 9, remotes: {} }));
    expect((await shown()).remotes).toEqual([[NAME, '2']]);
    markAs('revoked');
    expect((await shown()).remotes).toEqual([]);
  });

  it('says what it does not believe, and goes on with what it did', async () => {
    await shown();
    writeFileSync(registry(), readFileSync(registry(), 'utf8').replace(/,\s+"signature": "[^"]+"/, ''));
    const server = restart();
    expect((await server.current()).remotes).toHaveLength(1);
    expect(server.refused()).toEqual([
      { remote: NAME, reason: `L’état de ${NAME} dans le registre n’est pas signé.` },
    ]);
  });

  it('runs no shell that is another than what was signed', async () => {
    write('releases/shell/1/assets/main.js', 'autre chose');
    expect((await shown()).shell).toBeNull();
  });

  it('follows the trusted keys: what a revoked one signed is not shown', async () => {
    expect((await shown()).remotes).toHaveLength(1);
    const { keys } = guard.trust();
    writeTrust(guard.path, {
      keys: keys.map((key) => (key.owner === NAME ? { ...key, state: 'revoked' as const } : key)),
    });
    expect((await shown()).remotes).toEqual([]);
  });
});

describe('what a server draws screens with', () => {
  it('is run only while it is what was signed, however long it has been known', async () => {
    const server = restart();
    const path = join(folder, 'releases', NAME, '2', SCREENS);
    expect(await server.screensFile(NAME, '2')).toBe(path);
    writeFileSync(path, 'autre chose');
    expect(await server.screensFile(NAME, '2')).toBeNull();
  });
});

describe('the files of a store', () => {
  const files = () => createSignedFiles(guard, join(folder, 'releases'));

  it('leave it as they were signed, and no other', async () => {
    write(`releases/${NAME}/2/intrus.js`, 'intrus');
    const open = files();
    expect(await open.isVersionFile(`${NAME}/2/remoteEntry.js`)).toBe(true);
    expect(await open.isVersionFile(`${NAME}/2/intrus.js`)).toBe(false);
    expect(await open.isVersionFile(`${NAME}/9/remoteEntry.js`)).toBe(false);
    const changed = write(`releases/${NAME}/2/remoteEntry.js`, 'z');
    utimesSync(changed, 1, 1);
    expect(await open.isVersionFile(`${NAME}/2/remoteEntry.js`)).toBe(false);
    write(`releases/${NAME}/1/remoteEntry.js.br`, 'autre copie');
    expect(await open.isVersionFile(`${NAME}/1/remoteEntry.js`)).toBe(false);
  });

  it('are read again where one gave way to another of the same length, and of the same date', async () => {
    const path = join(folder, 'releases', NAME, '2', 'remoteEntry.js');
    const backdate = () => utimesSync(path, 1, 1);
    backdate();
    const open = files();
    expect(await open.isVersionFile(`${NAME}/2/remoteEntry.js`)).toBe(true);
    const known = statSync(path).ctimeMs;
    writeFileSync(path, 'z');
    do backdate();
    while (statSync(path).ctimeMs === known);
    expect(await open.isVersionFile(`${NAME}/2/remoteEntry.js`)).toBe(false);
  });

  it('are put in place again where a gathered one is another, and only those are sent', async () => {
    await shown();
    const gathered = join(folder, 'releases', 'assets', 'main.js');
    expect(await files().isAsset('main.js')).toBe(true);
    rmSync(gathered);
    write('releases/assets/main.js', 'autre chose');
    expect(await files().isAsset('main.js')).toBe(false);
    expect((await shown()).shell).toBe('1');
    expect(readFileSync(gathered, 'utf8')).toBe('coque');
    write('releases/assets/intrus.js', 'intrus');
    expect(existsSync(join(folder, 'releases', 'assets', 'intrus.js'))).toBe(true);
    expect(await files().isAsset('intrus.js')).toBe(false);
  });
});
