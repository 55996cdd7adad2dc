import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { integrityOfFile } from 'release-store';
import { createServedReleases } from './served-releases';

let releasesDir: string;
beforeEach(() => {
  releasesDir = mkdtempSync(join(tmpdir(), 'portail-versions-'));
});
afterEach(() => rmSync(releasesDir, { recursive: true, force: true }));

/** What the server draws the screens of a version with. */
const SCREENS = 'server/screens.0a1b2c3d.cjs';

const write = (path: string, content: unknown): void => {
  mkdirSync(join(releasesDir, path, '..'), { recursive: true });
  writeFileSync(join(releasesDir, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const publish = (name: string, version: string, paths: string[]): void => {
  const screens = paths.map((path) => ({ path, title: path }));
  write(`${name}/${version}/portal.json`, {
    name,
    label: name,
    requires: { contract: '^1.0.0' },
    kit: [],
    screens,
  });
  const entry = { url: `/r/${name}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  const screensFile = `${name}/${version}/${SCREENS}`;
  write(screensFile, version);
  const server = { file: SCREENS, integrity: integrityOfFile(join(releasesDir, screensFile)) };
  write(`${name}/${version}/release.json`, { version, entry, files: [], preload: [], server });
};

const publishShell = (version: string, script: string): void => {
  write(`shell/${version}/release.json`, { version, contract: '1.0.0' });
  write(`shell/${version}/assets.json`, { main: [`/assets/${script}`], css: [], preload: [] });
  write(`shell/${version}/assets/${script}`, script);
  write(`shell/${version}/assets/commun.js`, `de ${version}`);
};

const active = (version: string, previous: string | null = null, since?: string) => ({
  version,
  previous,
  enabled: true,
  message: null,
  ...(since !== undefined && { since }),
});

const activate = (remotes: Record<string, ReturnType<typeof active>>): void =>
  write('registry.json', { revision: 7, remotes });

const open = () =>
  createServedReleases({ dataDir: releasesDir, releasesDir, remotesOrigin: null }, Fastify().log);

const gathered = (file: string): string => join(releasesDir, 'assets', file);

describe('the releases that are served', () => {
  it('are the same for the first two who ask at once, none of them an empty one', async () => {
    publish('mf-orders', '1', ['/commandes']);
    activate({ 'mf-orders': active('1') });
    const store = open();
    const seen = await Promise.all([store.current(), store.current()]);
    expect(seen.map(({ revision, remotes }) => [revision, remotes.length])).toEqual([
      [7, 1],
      [7, 1],
    ]);
  });

  it.each([
    ['is not there', () => rmSync(join(releasesDir, 'mf-orders/2'), { recursive: true })],
    ['has lost its release', () => rmSync(join(releasesDir, 'mf-orders/2/release.json'))],
    ['has lost what the server draws it with', () => rmSync(join(releasesDir, 'mf-orders/2', SCREENS))],
    ['has other screens for the server', () => write(`mf-orders/2/${SCREENS}`, 'autres')],
    ['has a release that is cut', () => write('mf-orders/2/release.json', '{"version": "2"')],
  ])('have the version before in place of an active one that %s', async (_, damage) => {
    for (const version of ['1', '2']) publish('mf-orders', version, ['/commandes']);
    damage();
    activate({ 'mf-orders': active('2', '1', '2026-11-23T10:00:00Z') });
    const { remotes } = await open().current();
    expect(remotes).toMatchObject([
      { since: null, entry: { enabled: true, release: { version: '1' }, previous: null } },
    ]);
  });

  it('are read again when one could not be, though nobody touches the registry', async () => {
    activate({ 'mf-orders': active('1') });
    const store = createServedReleases(
      { dataDir: releasesDir, releasesDir, remotesOrigin: null },
      Fastify().log,
      null,
      { lookEvery: 0, tryAgainAfter: 0 },
    );
    expect((await store.current()).remotes).toEqual([]);
    publish('mf-orders', '1', ['/commandes']);
    expect((await store.current()).remotes).toMatchObject([{ entry: { release: { version: '1' } } }]);
  });

  it('leave an address to who had it first, whoever wrote the registry', async () => {
    publish('mf-orders', '1', ['/commandes', '/Valves', '/dossier/nouveau']);
    publish('mf-records', '1', ['/valves', '/dossier/:id']);
    activate({
      'mf-orders': active('1', null, '2026-11-23T10:00:00Z'),
      'mf-records': active('1', null, '2026-11-22T10:00:00Z'),
    });
    const { remotes } = await open().current();
    expect(remotes.map(({ entry }) => [entry.name, entry.screens.map(({ path }) => path)])).toEqual([
      ['mf-orders', ['/commandes']],
      ['mf-records', ['/valves', '/dossier/:id']],
    ]);
  });
});

describe('two remotes whose names begin alike', () => {
  it('would share their storage keys: the elder one is served', async () => {
    publish('mf-orders', '1', ['/commandes']);
    publish('mf-orders-archive', '1', ['/archives']);
    activate({
      'mf-orders-archive': active('1', null, '2026-11-23T10:00:00Z'),
      'mf-orders': active('1', null, '2026-11-22T10:00:00Z'),
    });
    const { remotes } = await open().current();
    expect(remotes.map(({ entry }) => entry.name)).toEqual(['mf-orders']);
  });
});

describe('the shell that pages are made of', () => {
  it('is the one that was built while none is published', async () => {
    activate({});
    expect(await open().current()).toMatchObject({ shell: null, remotes: [] });
  });

  it('has its files beside those of the one before, none of which changes', async () => {
    publishShell('1', 'premier.js');
    publishShell('2', 'second.js');
    activate({ shell: active('1') });
    expect((await open().current()).shell).toBe('1');
    activate({ shell: active('2', '1') });
    expect((await open().current()).shell).toBe('2');
    expect([gathered('premier.js'), gathered('second.js')].every((path) => existsSync(path))).toBe(true);
    expect(readFileSync(gathered('commun.js'), 'utf8')).toBe('de 1');
  });

  it('is the one before where the active one can not be read', async () => {
    publishShell('1', 'premier.js');
    activate({ shell: active('2', '1') });
    expect((await open().current()).shell).toBe('1');
  });
});
