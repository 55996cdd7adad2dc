import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '../open-release-store';
import type { ActiveRemote } from '../registry';
import type { ReleaseStore } from '../release-store';
import { revert } from '../revert';
import { activeRemote } from '../testing/active-remote';
import { useBucket } from '../testing/use-bucket';
import { keyPath, openGuard } from './guard';
import { makeKey, publicHalf, type SigningKey, writeKey } from './key-file';
import { signEntry, verifyEntry } from './signed-entry';
import { signRelease } from './signed-release';
import { readTrust, type TrustedKey, writeTrust } from './trust';

const place = useBucket();
let folder: string;
let keys: Record<'exploitant' | 'serveur' | 'mf-a' | 'mf-b', SigningKey>;
const trustFile = () => join(folder, 'trust.json');
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-signes-'));
  keys = {
    exploitant: await makeKey('exploitant'),
    serveur: await makeKey('serveur'),
    'mf-a': await makeKey('mf-a'),
    'mf-b': await makeKey('mf-b'),
  };
  for (const key of Object.values(keys)) writeKey(keyPath(folder, key.owner), key);
  writeTrust(trustFile(), { keys: Object.values(keys).map(publicHalf) });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const releases = () => join(folder, 'releases');
const trust = () => readTrust(trustFile());
const mark = (kid: string, state: NonNullable<TrustedKey['state']>) =>
  writeTrust(trustFile(), { keys: trust().keys.map((key) => (key.kid === kid ? { ...key, state } : key)) });

const storeOf = (owner: string, bucket: string | null = null): ReleaseStore => {
  const place = { trustFile: trustFile(), keyFile: null, data: folder, releases: releases(), owner };
  return openReleaseStore({ bucket, folder: releases(), guard: openGuard(place) });
};

const build = (version: string): string => {
  const dist = join(folder, 'builds', version);
  for (const part of ['js', 'server']) mkdirSync(join(dist, part), { recursive: true });
  writeFileSync(join(dist, 'server', 'screens.cjs'), version);
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version }));
  writeFileSync(join(dist, 'js', 'écran.js'), version);
  return dist;
};

const promote = (store: ReleaseStore, change: Partial<ActiveRemote>, remote = 'mf-a') =>
  store.change({ remote, action: 'promote' }, (entry) => activeRemote({ ...entry, ...change }));

const file = (path: string) => join(releases(), path);
const rewrite = (path: string, change: (text: string) => string) =>
  writeFileSync(file(path), change(readFileSync(file(path), 'utf8')));

describe.each(['a folder', 'a bucket'])('a release store in %s in which everything is signed', (kind) => {
  const open = (owner: string) => storeOf(owner, kind === 'a bucket' ? place.server.address : null);

  it('takes what a domain publishes and moves of its own, and gives it out again', async () => {
    const store = open('mf-a');
    expect(await store.publish(build('1'), 'mf-a', '1')).toBe(true);
    await promote(store, { version: '1' });
    await promote(store, { version: '2', previous: '1' });
    await expect(store.verify('mf-a', '1')).resolves.toBeUndefined();
    const entry = (await store.registry()).remotes['mf-a'];
    expect(entry).toMatchObject({ version: '2', previous: '1', signature: expect.any(String) });
  });

  it('lets the key of a domain move nothing of another, and that of the operator everything', async () => {
    await promote(open('mf-a'), { version: '1' });
    await expect(promote(open('mf-b'), { version: '2' })).rejects.toThrow(
      'L’état de mf-a dans le registre est signé par la clé de mf-b, qui n’a pas de droit sur mf-a.',
    );
    expect((await open('mf-a').registry()).revision).toBe(1);
    await promote(open('exploitant'), { version: '3' });
    expect((await open('mf-a').registry()).remotes['mf-a']?.version).toBe('3');
    await expect(open('mf-b').publish(build('4'), 'mf-a', '4')).rejects.toThrow(
      'qui n’a pas de droit sur mf-a',
    );
    expect(await open('mf-a').versions('mf-a')).toEqual([]);
  });

  it('signs each entry of a set, for who may sign all of them', async () => {
    await promote(open('mf-a'), { version: '1' });
    const what = { remotes: ['mf-a', 'mf-b'], action: 'promote' };
    const next = () => ({ 'mf-a': activeRemote({ version: '2' }), 'mf-b': activeRemote({ version: '7' }) });
    await expect(open('mf-a').changeSet(what, next)).rejects.toThrow('qui n’a pas de droit sur mf-b');
    expect((await open('mf-a').registry()).revision).toBe(1);
    const { remotes, revision } = await open('exploitant').changeSet(what, next);
    expect(revision).toBe(2);
    for (const [remote, entry] of Object.entries(remotes))
      await expect(open('exploitant').verifyEntry(remote, entry)).resolves.toBeUndefined();
    await open('exploitant').changeSet(what, (entries) => ({ ...entries }));
    expect((await open('mf-a').registry()).revision).toBe(2);
  });

  it('lets the server take a version back, and do nothing else', async () => {
    const store = open('mf-a');
    await store.publish(build('1'), 'mf-a', '1');
    await promote(store, { version: '2', previous: '1', since: '2026-11-23T10:00:00Z' });
    const taken = { remote: 'mf-a', version: '2', by: 'serveur', reason: 'en panne' };
    expect(await revert(open('serveur'), taken)).toBe(true);
    const entry = (await store.registry()).remotes['mf-a'];
    expect(entry).toMatchObject({ version: '1', previous: null, reverted: ['2'] });
    await expect(promote(open('serveur'), { version: '2' })).rejects.toThrow(
      'est signé par le serveur, qui ne peut que retirer une version.',
    );
    await promote(store, { version: '5' });
    expect((await store.registry()).remotes['mf-a']?.version).toBe('5');
  });

  it('takes a signature for what was published before anybody signed, which stays as old as it is', async () => {
    const unsigned = openReleaseStore({
      bucket: kind === 'a bucket' ? place.server.address : null,
      folder: releases(),
    });
    await unsigned.publish(build('1'), 'mf-a', '1');
    const [dated] = await unsigned.versions('mf-a');
    const store = open('mf-a');
    await expect(store.verify('mf-a', '1')).rejects.toThrow('mf-a 1 n’est pas signée.');
    const named = { remote: 'mf-a', version: '1' };
    for (const key of [keys['mf-b'], keys['mf-a']])
      await store.sign('mf-a', '1', await signRelease(key, build('1'), named));
    await expect(store.verify('mf-a', '1')).resolves.toBeUndefined();
    // A file system keeps fractions of a millisecond.
    const at = (await store.versions('mf-a'))[0]?.at ?? 0;
    expect(Math.abs(at - (dated?.at ?? 0))).toBeLessThan(1);
    expect(await store.publish(build('1'), 'mf-a', '1')).toBe(false);
  });

  it('believes nothing that a revoked key signed; of a replaced one, what it published', async () => {
    const store = open('mf-a');
    await store.publish(build('1'), 'mf-a', '1');
    await promote(store, { version: '1' });
    mark(keys['mf-a'].kid, 'retired');
    await expect(store.verify('mf-a', '1')).resolves.toBeUndefined();
    await expect(promote(store, { version: '2' })).rejects.toThrow('signé par une clé remplacée');
    mark(keys['mf-a'].kid, 'revoked');
    await expect(store.verify('mf-a', '1')).rejects.toThrow('mf-a 1 est signé par une clé révoquée');
  });
});

describe('a folder of releases that somebody changed', () => {
  beforeEach(async () => {
    const store = storeOf('mf-a');
    for (const version of ['1', '2']) await store.publish(build(version), 'mf-a', version);
    await promote(store, { version: '1' });
  });

  it.each<[what: string, change: () => void, said: string]>([
    ['a script', () => rewrite('mf-a/1/js/écran.js', (text) => `${text} `), 'js/écran.js n’est plus celui'],
    ['a missing file', () => rmSync(file('mf-a/1/js/écran.js')), 'js/écran.js n’est plus celui'],
    [
      'other screens for the server',
      () => rewrite('mf-a/1/server/screens.cjs', (text) => `${text} `),
      'server/screens.cjs n’est plus celui',
    ],
    [
      'its description',
      () => rewrite('mf-a/1/release.json', (text) => ` ${text}`),
      'release.json n’est plus',
    ],
    ['no signature', () => rmSync(file('mf-a/1/release.jws')), 'mf-a 1 n’est pas signée.'],
    [
      'the signature of another version',
      () => writeFileSync(file('mf-a/1/release.jws'), readFileSync(file('mf-a/2/release.jws'))),
      'mf-a 1 porte la signature d’une autre version.',
    ],
    [
      'a signature with another byte',
      () =>
        rewrite('mf-a/1/release.jws', (text) =>
          text.replace(/(.)(.)$/, (_, one, last) => `${one === 'A' ? 'B' : 'A'}${last}`),
        ),
      'mf-a 1 n’est plus ce qui a été signé.',
    ],
    ['a signature of nobody', () => writeFileSync(file('mf-a/1/release.jws'), 'abc'), 'une clé inconnue'],
  ])('gives no version with %s to anybody', async (_, change, said) => {
    change();
    await expect(storeOf('mf-a').verify('mf-a', '1')).rejects.toThrow(said);
    await expect(storeOf('mf-a').checkout({ 'mf-a': '1' })).rejects.toThrow(said);
  });

  it.each<[what: string, change: (text: string) => string, said: string]>([
    [
      'another version',
      (text) => text.replace('"version": "1"', '"version": "2"'),
      'n’est plus ce qui a été',
    ],
    ['no signature', (text) => text.replace(/,\s+"signature": "[^"]+"/, ''), 'n’est pas signé.'],
    [
      'an altered signature',
      (text) => text.replace('"signature": "e', '"signature": "f'),
      'une clé inconnue',
    ],
  ])('lets no change go over an entry with %s', async (_, change, said) => {
    rewrite('registry.json', change);
    await expect(promote(storeOf('mf-a'), { version: '2' })).rejects.toThrow(said);
  });

  it('knows the entry of one domain from that of another', async () => {
    const entry = await signEntry(keys.exploitant, 'mf-b', activeRemote({ version: '1' }), {
      entry: undefined,
      at: 0,
    });
    await expect(verifyEntry(trust(), 'mf-a', entry)).rejects.toThrow(
      'porte la signature d’un autre domaine',
    );
  });
});

describe('the keys that a portal made for itself', () => {
  it('hold for the folder of releases that they were made for, and for no other', () => {
    const own = { trustFile: null, keyFile: null, data: folder, owner: 'exploitant' };
    writeTrust(join(folder, 'release-keys', 'trust.json'), { releases: releases(), keys: [] });
    expect(openGuard({ ...own, releases: releases() })).not.toBeNull();
    expect(openGuard({ ...own, releases: join(folder, 'autre') })).toBeNull();
  });
});
