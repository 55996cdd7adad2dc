import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openReleaseStore } from '../open-release-store';
import type { ReleaseStore } from '../release-store';
import { SOURCE_MAPS } from '../source-maps';
import { activeRemote } from '../testing/active-remote';
import { useBucket } from '../testing/use-bucket';
import { UnsupportedStore } from '../unsupported-store';
import { moveToBucket } from './move-to-bucket';

const place = useBucket();

const releases = () => join(place.folder, 'releases');
const folderStore = () => openReleaseStore({ bucket: null, folder: releases() });
const bucketStore = () => openReleaseStore({ bucket: place.server.address, folder: '' });
const move = () => moveToBucket({ folder: releases(), bucket: place.server.address });

const publish = async (store: ReleaseStore, remote: string, version: string): Promise<void> => {
  const dist = join(place.folder, `${remote}-${version}`);
  mkdirSync(join(dist, 'js'), { recursive: true });
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version }));
  writeFileSync(join(dist, 'js', 'été.js'), version);
  writeFileSync(join(dist, SOURCE_MAPS), gzipSync(`cartes ${version}`));
  await store.publish(dist, remote, version);
};

const promote = (store: ReleaseStore, remote: string, version: string) =>
  store.change({ remote, action: 'promote', by: 'equipe', reason: 'essai' }, (entry) =>
    activeRemote({ ...entry, version }),
  );

/** More changes than one object of the bucket's journal holds. */
const CHANGES = 103;

/** A folder that has been in use: two domains and a shell, some versions, more than a hundred changes. */
const haveHistory = async (): Promise<ReleaseStore> => {
  const store = folderStore();
  for (const version of ['1', '2']) await publish(store, 'mf-a', version);
  await publish(store, 'mf-b', '1');
  await publish(store, 'shell', '1');
  for (let change = 0; change < CHANGES; change += 1)
    await promote(store, 'mf-a', change % 2 === 0 ? '1' : '2');
  await store.saveFailures({
    date: '2026-11-23T10:00:00.000Z',
    failures: [{ name: 'mf-a', version: '2', people: 3 }],
  });
  return store;
};

const contents = () => new Map([...place.server.objects].map(([key, { body }]) => [key, String(body)]));

describe('a folder of releases that moves to a bucket', () => {
  it('is there with its versions, its registry and all of its history, and goes on from it', async () => {
    const store = await haveHistory();
    expect(await move()).toEqual({ versions: 4, changes: CHANGES, revision: CHANGES });
    const moved = bucketStore();
    expect(await moved.registry()).toEqual(await store.registry());
    expect(await moved.journal()).toEqual(await store.journal());
    expect(await moved.failures()).toEqual(await store.failures());
    for (const remote of ['mf-a', 'mf-b', 'shell'])
      expect((await moved.versions(remote)).map(({ version }) => version)).toEqual(
        (await store.versions(remote)).map(({ version }) => version),
      );
    expect(await moved.sourceMaps('mf-a', '2')).toEqual(await store.sourceMaps('mf-a', '2'));
    const { folder, remove } = await moved.checkout({ 'mf-a': '2' });
    expect(readFileSync(join(folder, 'mf-a/2/js/été.js'), 'utf8')).toBe('2');
    remove();
    const { revision } = await promote(moved, 'mf-b', '1');
    expect(revision).toBe(CHANGES + 1);
  });

  it('changes nothing the second time, goes on where it was cut, and brings what came since', async () => {
    const store = await haveHistory();
    await move();
    const whole = contents();
    await move();
    expect(contents()).toEqual(whole);
    // Cut before the last steps: neither the registry nor one of the versions was told.
    place.server.objects.delete('essai/registry.json');
    place.server.objects.delete('essai/versions.json');
    place.server.objects.delete('essai/r/mf-b/1/js/été.js');
    await move();
    expect(contents()).toEqual(whole);
    await publish(store, 'mf-b', '2');
    await promote(store, 'mf-b', '2');
    expect(await move()).toEqual({ versions: 5, changes: CHANGES + 1, revision: CHANGES + 1 });
    expect(await bucketStore().registry()).toEqual(await store.registry());
  });

  it.each<[string, (bucket: ReleaseStore) => Promise<unknown>]>([
    ['another registry', (bucket) => promote(bucket, 'mf-c', '1')],
    ['a version that the folder does not have', (bucket) => publish(bucket, 'mf-c', '9')],
    [
      'another build under the same version',
      async () => {
        const list = JSON.stringify([{ file: 'autre.js', integrity: 'sha384-autre' }]);
        place.server.objects.set('essai/r/mf-a/1/release-files.json', {
          body: Buffer.from(list),
          type: '',
          cache: '',
        });
      },
    ],
  ])('leaves a bucket alone that holds %s', async (_what, fill) => {
    await haveHistory();
    await fill(bucketStore());
    const before = contents();
    await expect(move()).rejects.toThrow(UnsupportedStore);
    for (const [key, text] of before) expect(contents().get(key)).toBe(text);
    expect((await bucketStore().registry()).remotes['mf-a']).toBeUndefined();
  });

  it('is not there before its last step: what a cut leaves, nobody sees, and the next run ends it', async () => {
    const store = await haveHistory();
    place.server.onRequest = (rank) => (rank > 30 ? 'refused' : undefined);
    await expect(move()).rejects.toThrow();
    place.server.onRequest = () => undefined;
    expect((await bucketStore().registry()).revision).toBe(0);
    await move();
    expect(await bucketStore().registry()).toEqual(await store.registry());
  });

  it('does not end where a file that arrived is another one', async () => {
    await haveHistory();
    place.server.onRequest = (_rank, { method, key }) => {
      if (method === 'GET' && key.endsWith('mf-a/1/js/été.js'))
        place.server.objects.set(key, { body: Buffer.from('autre'), type: '', cache: '' });
      return undefined;
    };
    await expect(move()).rejects.toThrow('mf-a 1 : js/été.js manque dans le seau, ou n’y est plus le même');
    expect(place.server.objects.has('essai/registry.json')).toBe(false);
  });
});
