import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readRegistry } from '../registry/registry-file.mjs';
import { versionsOf } from '../registry/release-folder.mjs';
import { useBucket } from '../testing/use-bucket.mjs';
import { openDepot } from './depot.mjs';
import { createMirror } from './mirror.mjs';

const place = useBucket();
let releases;
let depot;
let told;
beforeEach(() => {
  releases = join(place.folder, 'releases');
  depot = openDepot({ bucket: place.server.address, folder: null });
  told = [];
});

const publish = async (remote, version) => {
  const dist = join(place.folder, remote, version);
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remoteEntry.js'), `${remote} ${version}`);
  for (let n = 0; n < 20; n += 1) writeFileSync(join(dist, `${n}.js`), String(n));
  await depot.publish(dist, remote, version);
};
const promote = (remote, version, previous = null) =>
  depot.change({ remote, verbe: 'promote' }, (entry) => ({ ...entry, version, previous }));

const open = () =>
  createMirror({ bucket: place.server.address, releases, tell: (error) => told.push(error.message) });
const bringAll = async (mirror) => {
  while (await mirror.sync());
};
const shown = (remote) => readRegistry(releases).remotes[remote]?.version;
const damage = (remote, version, file = 'remoteEntry.js') => {
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
    await bringAll(mirror);
    expect(versionsOf(releases, 'mf-a').sort()).toEqual(['1', '2', '3']);
    expect(readFileSync(join(releases, 'mf-a', '1', 'remoteEntry.js'), 'utf8')).toBe('mf-a 1');
  });

  it('asks only whether something changed while nothing does', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    const mirror = open();
    await bringAll(mirror);
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
    await bringAll(mirror);
    for (const remote of ['mf-a', 'mf-b']) {
      await publish(remote, '2');
      await promote(remote, '2', '1');
    }
    damage('mf-a', '2');
    await bringAll(mirror);
    expect([shown('mf-a'), shown('mf-b')]).toEqual(['1', '2']);
    expect(told).toEqual([expect.stringContaining('mf-a 2 : remoteEntry.js manque dans le seau')]);
    expect(readdirSync(join(releases, 'mf-a'))).toEqual(['1']);
    place.server.objects.set('essai/r/mf-a/2/remoteEntry.js', { body: Buffer.from('mf-a 2') });
    await bringAll(mirror);
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
    expect(readdirSync(releases)).toEqual(['.seau', 'mf-a', 'registry.json']);
    expect(readdirSync(join(releases, 'mf-a'))).toEqual([]);
  });

  it('shows a version although the one before it is gone', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1', '0');
    await bringAll(open());
    expect(shown('mf-a')).toBe('1');
  });

  it('lets go of what was pruned, and of nothing that is shown', async () => {
    for (const version of ['1', '2', '3', '4']) await publish('mf-a', version);
    await promote('mf-a', '4', '3');
    const mirror = open();
    await bringAll(mirror);
    expect(await depot.prune('mf-a', Date.now() + 40 * 86_400_000)).toEqual(['1']);
    await bringAll(mirror);
    expect(versionsOf(releases, 'mf-a').sort()).toEqual(['2', '3', '4']);
  });

  it('rejects while the bucket does not answer, and leaves the folder as it is', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    const mirror = open();
    await bringAll(mirror);
    place.server.onRequest = () => 'refused';
    await expect(mirror.sync()).rejects.toThrow();
    expect(shown('mf-a')).toBe('1');
    place.server.onRequest = () => undefined;
    expect(await mirror.sync()).toBe(false);
  });

  it('keeps what is in service when the bucket was emptied', async () => {
    await publish('mf-a', '1');
    await promote('mf-a', '1');
    await bringAll(open());
    place.server.objects.clear();
    await bringAll(open());
    expect([shown('mf-a'), versionsOf(releases, 'mf-a')]).toEqual(['1', ['1']]);
  });

  it('is never made over a folder of other releases', async () => {
    mkdirSync(join(releases, 'mf-a', '1'), { recursive: true });
    expect(open).toThrow('donnez un dossier vide');
    expect(existsSync(join(releases, 'mf-a', '1'))).toBe(true);
  });

  it('has nothing of a list that would write outside the folder', async () => {
    const list = [{ fichier: '../../../intrus.js', empreinte: 'sha384-x' }];
    const body = Buffer.from(JSON.stringify(list));
    place.server.objects.set('essai/r/mf-a/1/fichiers.json', { body });
    await promote('mf-a', '1');
    await open().sync();
    expect(told).toEqual(['mf-a 1 : ../../../intrus.js sort du dossier']);
    expect(shown('mf-a')).toBeUndefined();
  });
});
