import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../folder/registry-file';
import { versionsOf } from '../folder/release-folder';
import { openUnguardedStore } from '../open-release-store';
import type { ReleaseStore } from '../release-store';
import { activeRemote } from '../testing/active-remote';
import { useBucket } from '../testing/use-bucket';
import { createMirror, type Mirror } from './mirror';

const place = useBucket();
let releases: string;
let store: ReleaseStore;
let errors: string[];
beforeEach(() => {
  releases = join(place.folder, 'releases');
  store = openUnguardedStore({ bucket: place.server.address, folder: '' });
  errors = [];
});

const publish = async (remote: string, version: string) => {
  const dist = join(place.folder, remote, version);
  mkdirSync(join(dist, 'server'), { recursive: true });
  writeFileSync(join(dist, 'remoteEntry.js'), `${remote} ${version}`);
  writeFileSync(join(dist, 'server', 'screens.cjs'), `screens ${version}`);
  for (let n = 0; n < 20; n += 1) writeFileSync(join(dist, `${n}.js`), String(n));
  await store.publish(dist, remote, version);
};
const promote = (remote: string, version: string, previous: string | null = null) =>
  store.change({ remote, action: 'promote' }, (entry) => activeRemote({ ...entry, version, previous }));

const open = () =>
  createMirror({
    bucket: place.server.address,
    releases,
    onError: (error) => errors.push(error.message),
  });
const syncAll = async (mirror: Mirror) => {
  while (await mirror.sync());
};
const shown = (remote: string) => readRegistry(releases).remotes[remote]?.version;
const damage = (remote: string, version: string, file = 'remoteEntry.js') => {
  const key = `essai/r/${remote}/${version}/${file}`;
  place.server.objects.set(key, { body: Buffer.from('abîmé') });
};

describe('the copy of a bucket', () => {
  it('has what the registry names first, then every published version', async () => {
    for (const version of ['1', '2', '3']) await publish('mf-a', version);
    await promote('mf-a', '3', '2');
    const mirror = open();
    expect(await mirror.sync()).toBe(true);
    expect(shown('mf-a')).toBe('3');
    expect(versionsOf(releases, 'mf-a')).toEqual(expect.arrayContaining(['2', '3']));
    await syncAll(mirror);
    expect(versionsOf(releases, 'mf-a').sort()).toEqual(['1', '2', '3']);
    const copied = (file: string) => readFileSync(join(releases, 'mf-a', '1', file), 'utf8');
    expect([copied('remoteEntry.js'), copied('server/screens.cjs')]).toEqual(['mf-a 1', 'screens 1']);
  });

  it('asks only whether something changed while nothing does', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    const mirror = open();
    await syncAll(mirror);
    place.server.requests.length = 0;
    expect(await mirror.sync()).toBe(false);
    expect(place.server.requests).toEqual(['GET essai/registry.json', 'GET essai/versions.json']);
  });

  it('leaves a remote as it was when its new version is damaged, and shows the change of another', async () => {
    for (const remote of ['mf-a', 'mf-b']) {
      await publish(remote, '1');
      await promote(remote, '1');
    }
    const mirror = open();
    await syncAll(mirror);
    for (const remote of ['mf-a', 'mf-b']) {
      await publish(remote, '2');
      await promote(remote, '2', '1');
    }
    damage('mf-a', '2');
    await syncAll(mirror);
    expect([shown('mf-a'), shown('mf-b')]).toEqual(['1', '2']);
    expect(errors).toEqual([expect.stringContaining('mf-a 2 : remoteEntry.js manque dans le seau')]);
    expect(readdirSync(join(releases, 'mf-a'))).toEqual(['1']);
    place.server.objects.set('essai/r/mf-a/2/remoteEntry.js', { body: Buffer.from('mf-a 2') });
    await syncAll(mirror);
    expect(shown('mf-a')).toBe('2');
  });

  it('leaves nothing of a version that it could not fetch whole, and nothing under way', async () => {
    await publish('mf-a', '1');
    damage('mf-a', '1', '0.js');
    await promote('mf-a', '1');
    await open().sync();
    const asked = place.server.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(place.server.requests).toHaveLength(asked);
    expect(readdirSync(releases)).toEqual(['.bucket', 'mf-a', 'registry.json']);
    expect(readdirSync(join(releases, 'mf-a'))).toEqual([]);
  });

  it('has the signature that a version got after it was fetched, before it shows that its entry is signed', async () => {
    for (const version of ['1', '2']) await publish('mf-a', version);
    await promote('mf-a', '2', '1');
    const mirror = open();
    await syncAll(mirror);
    for (const version of ['1', '2']) await store.sign('mf-a', version, `signature de ${version}`);
    await store.change({ remote: 'mf-a', action: 'adopt' }, (entry) =>
      activeRemote({ ...entry, signature: 'e' }),
    );
    place.server.onRequest = (_, { key }) => (key.endsWith('.jws') ? 'refused' : undefined);
    await mirror.sync();
    expect(readRegistry(releases).remotes['mf-a']).not.toHaveProperty('signature');
    place.server.onRequest = () => undefined;
    await mirror.sync();
    expect(readRegistry(releases).remotes['mf-a']).toHaveProperty('signature');
    for (const version of ['1', '2'])
      expect(readFileSync(join(releases, 'mf-a', version, 'release.jws'), 'utf8')).toBe(
        `signature de ${version}`,
      );
    // What is here stays, whatever somebody writes in the bucket.
    await store.sign('mf-a', '2', 'autre chose');
    await store.change({ remote: 'mf-a', action: 'adopt' }, (entry) =>
      activeRemote({ ...entry, signature: 'f' }),
    );
    place.server.requests.length = 0;
    await mirror.sync();
    expect(place.server.requests).toEqual(['GET essai/registry.json', 'GET essai/versions.json']);
    expect(readFileSync(join(releases, 'mf-a', '2', 'release.jws'), 'utf8')).toBe('signature de 2');
  });

  it('shows a version although the one before it is gone', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1', '0');
    await syncAll(open());
    expect(shown('mf-a')).toBe('1');
  });

  it('lets go of what was pruned, and of nothing that is shown', async () => {
    for (const version of ['1', '2', '3', '4']) await publish('mf-a', version);
    await promote('mf-a', '4', '3');
    const mirror = open();
    await syncAll(mirror);
    expect(await store.prune('mf-a', Date.now() + 40 * 86_400_000)).toEqual(['1']);
    await syncAll(mirror);
    expect(versionsOf(releases, 'mf-a').sort()).toEqual(['2', '3', '4']);
  });

  it('rejects while the bucket does not answer, and leaves the folder as it is', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    const mirror = open();
    await syncAll(mirror);
    place.server.onRequest = () => 'refused';
    await expect(mirror.sync()).rejects.toThrow();
    expect(shown('mf-a')).toBe('1');
    place.server.onRequest = () => undefined;
    expect(await mirror.sync()).toBe(false);
  });

  it('keeps what is in service when the bucket was emptied', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    await syncAll(open());
    place.server.objects.clear();
    await syncAll(open());
    expect([shown('mf-a'), versionsOf(releases, 'mf-a')]).toEqual(['1', ['1']]);
  });

  it('is never made over a folder of other releases', async () => {
    mkdirSync(join(releases, 'mf-a', '1'), { recursive: true });
    expect(open).toThrow('donnez un dossier vide');
    expect(existsSync(join(releases, 'mf-a', '1'))).toBe(true);
  });

  it('has nothing of a list that would write outside the folder', async () => {
    const list = [{ file: '../../../intrus.js', integrity: 'sha384-x' }];
    const body = Buffer.from(JSON.stringify(list));
    place.server.objects.set('essai/r/mf-a/1/release-files.json', { body });
    await promote('mf-a', '1');
    await open().sync();
    expect(errors).toEqual(['mf-a 1 : ../../../intrus.js sort du dossier']);
    expect(shown('mf-a')).toBeUndefined();
  });
});
