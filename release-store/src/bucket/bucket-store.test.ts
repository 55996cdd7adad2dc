import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleaseStore } from '../open-release-store';
import type { ReleaseStore } from '../release-store';
import { activeRemote } from '../testing/active-remote';
import { useBucket } from '../testing/use-bucket';

const place = useBucket();

const open = () => openReleaseStore({ bucket: place.server.address, folder: '' });

const build = (name: string, content = name): string => {
  const dist = join(place.folder, name);
  mkdirSync(join(dist, 'js'), { recursive: true });
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version: name }));
  writeFileSync(join(dist, 'build.json'), 'non publié');
  writeFileSync(join(dist, 'js', 'été.js'), content);
  return dist;
};

const promote = (store: ReleaseStore, remote: string, version: string) =>
  store.change({ remote, action: 'promote', by: 'equipe' }, (entry) => activeRemote({ ...entry, version }));

describe('a release store in a bucket', () => {
  it('publishes a version once, with its files as browsers ask for them', async () => {
    const store = open();
    expect(await store.publish(build('1'), 'mf-a', '1')).toBe(true);
    expect(await store.publish(build('1'), 'mf-a', '1')).toBe(false);
    expect(await store.versions('mf-a')).toEqual([{ version: '1', at: expect.any(Number) }]);
    expect(await store.read('mf-a', '1', 'release.json')).toEqual({ version: '1' });
    expect(await store.read('mf-a', '2', 'release.json')).toBeNull();
    expect(place.server.objects.get('essai/r/mf-a/1/js/été.js')).toEqual({
      body: Buffer.from('1'),
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    });
    expect([...place.server.objects.keys()].filter((key) => key.includes('build.json'))).toEqual([]);
  });

  it('refuses another build under a version that somebody began to publish', async () => {
    const store = open();
    place.server.onRequest = (_, { key }) => (key.endsWith('.js') ? 'refused' : undefined);
    await expect(store.publish(build('1'), 'mf-a', '1')).rejects.toThrow();
    expect(await store.versions('mf-a')).toEqual([]);
    place.server.onRequest = () => undefined;
    expect(await store.publish(build('1', 'autre chose'), 'mf-a', '1')).toBe(false);
    expect(await store.publish(build('1'), 'mf-a', '1')).toBe(true);
    expect(place.server.objects.get('essai/r/mf-a/1/js/été.js')?.body.toString()).toBe('1');
  });

  it('loses no change of machines that write at the same time', async () => {
    const stores = [open(), open(), open()];
    const work = stores.map(async (store, rank) => {
      for (let n = 1; n <= 10; n += 1) await promote(store, `mf-${rank}`, String(n));
    });
    await Promise.all(work);
    const store = open();
    expect(await store.registry()).toMatchObject({
      revision: 30,
      remotes: { 'mf-0': { version: '10' }, 'mf-1': { version: '10' }, 'mf-2': { version: '10' } },
    });
    expect((await store.journal()).map(({ revision }) => revision)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  }, 240_000);

  it('speaks to a store that wants its ETags without quotes, whatever is done first', async () => {
    place.server.hasBareETags = true;
    for (const version of ['1', '2']) await promote(open(), 'mf-a', version);
    const stores = [open(), open()];
    await Promise.all(stores.map((store, rank) => promote(store, `mf-${rank}`, '1')));
    const store = open();
    for (const version of ['1', '2']) expect(await store.publish(build(version), 'mf-a', version)).toBe(true);
    expect((await store.versions('mf-a')).map(({ version }) => version)).toEqual(['1', '2']);
    expect((await store.journal()).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the journal in objects of a hundred lines', async () => {
    const long = { revision: 98, remotes: {} };
    place.server.objects.set('essai/registry.json', { body: Buffer.from(JSON.stringify(long)) });
    const store = open();
    for (const version of ['99', '100', '101']) await promote(store, 'mf-a', version);
    expect((await store.journal()).map(({ revision }) => revision)).toEqual([99, 100, 101]);
    const parts = [...place.server.objects.keys()].filter((key) => key.includes('/journal/'));
    expect(parts.sort()).toEqual(['essai/journal/000000.json', 'essai/journal/000001.json']);
  });

  it('does a change once whose answer was lost', async () => {
    const store = open();
    await promote(store, 'mf-a', '1');
    let isLost = false;
    place.server.onRequest = (_, { method, key }) => {
      if (isLost || method !== 'PUT' || !key.endsWith('registry.json')) return undefined;
      isLost = true;
      return 'unanswered';
    };
    let runs = 0;
    const toggled = await store.change({ remote: 'mf-a', action: 'rollback' }, (entry) => {
      runs += 1;
      return activeRemote({ ...entry, version: `${entry?.version}-bis` });
    });
    expect(isLost).toBe(true);
    expect(runs).toBe(1);
    expect(toggled.remotes['mf-a']?.version).toBe('1-bis');
    expect((await store.journal()).map(({ action }) => action)).toEqual(['promote', 'rollback']);
  });

  it('refuses a store that ignores the conditions of a write', async () => {
    place.server.hasConditions = false;
    await expect(open().publish(build('1'), 'mf-a', '1')).rejects.toMatchObject({
      code: 'stockage',
      message: expect.stringContaining('ne convient pas'),
    });
  });

  it('says in French what the store said, or that it said nothing', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'une autre clé';
    await expect(open().registry()).rejects.toThrow('le seau portail répond 403 (SignatureDoesNotMatch)');
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:1';
    await expect(open().registry()).rejects.toThrow('le seau portail ne répond pas');
    delete process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_EC2_METADATA_DISABLED = 'true';
    await expect(open().registry()).rejects.toThrow('aucune clé pour le seau portail');
  });

  it('removes what is old from the list, then the files', async () => {
    const store = open();
    for (const version of ['1', '2', '3', '4', '5']) await store.publish(build(version), 'mf-a', version);
    await promote(store, 'mf-a', '4');
    await promote(store, 'mf-a', '5');
    const later = Date.now() + 40 * 86_400_000;
    expect(await store.prune('mf-a', later)).toEqual(['1', '2']);
    expect((await store.versions('mf-a')).map(({ version }) => version)).toEqual(['3', '4', '5']);
    expect([...place.server.objects.keys()].filter((key) => /\/mf-a\/[12]\//.test(key))).toEqual([]);
    expect(await store.prune('mf-a', Date.now())).toEqual([]);
  });

  it('gives a folder of its own to who wants to open versions', async () => {
    const store = open();
    await store.publish(build('1'), 'mf-a', '1');
    const { folder: copy, remove } = await store.checkout({ 'mf-a': '1' });
    expect(readFileSync(join(copy, 'mf-a', '1', 'js', 'été.js'), 'utf8')).toBe('1');
    remove();
    expect(existsSync(copy)).toBe(false);
  });
});
