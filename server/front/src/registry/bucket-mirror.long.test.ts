import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, type ReleaseStore } from 'release-store';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { Registry } from 'shared-contract';
import { reportRemote } from 'shared-contract/federation/endpoints';

const NAME = 'mf-orders';

const environment = { ...process.env };
let folder: string;
let bucket: BucketServer;
let store: ReleaseStore;
let portal: TestPortal;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-seau-'));
  bucket = await openBucketServer();
  Object.assign(process.env, bucket.env);
  store = openReleaseStore({ bucket: bucket.address, folder });
  await publish('1');
  await promote({ version: '1', previous: null });
  portal = await openTestPortal({ RELEASES_BUCKET: bucket.address });
}, 240_000);
afterAll(async () => {
  await portal?.close();
  await bucket.close();
  process.env = environment;
  rmSync(folder, { recursive: true, force: true });
});

const publish = (version: string): Promise<boolean> => {
  const dist = join(folder, version);
  mkdirSync(dist, { recursive: true });
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const manifest = { name: NAME, label: 'Commandes', requires: { contract: '^1.0.0' }, kit: [], screens };
  const entry = { url: `/r/${NAME}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(dist, 'remoteEntry.js'), `version ${version}`);
  writeFileSync(join(dist, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(
    join(dist, 'release.json'),
    JSON.stringify({ name: NAME, version, entry, files: [], preload: [] }),
  );
  return store.publish(dist, NAME, version);
};

let since = 0;
const promote = (entry: { version: string; previous: string | null }) => {
  since += 1;
  const change = { ...entry, enabled: true, message: null, since: `2026-11-23T09:00:00.00${since}Z` };
  return store.change({ remote: NAME, action: 'promote', by: 'equipe' }, () => change);
};

const shown = async (username = '240001'): Promise<string | undefined> => {
  const answer = await (await portal.as(username)).get('/registry.json');
  return answer.json<Registry>().remotes.find(({ name }) => name === NAME)?.release?.version;
};

/** The server looks at the bucket, and at what it fetched, every few seconds. */
const untilShown = async (version: string) => {
  while ((await shown()) !== version) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('a server whose releases stand in a bucket', () => {
  it('has what is in service before its first page, and serves the files itself', async () => {
    expect(await shown()).toBe('1');
    const file = await portal.browse().get(`/r/${NAME}/1/remoteEntry.js`);
    expect([file.statusCode, file.body]).toEqual([200, 'version 1']);
  });

  it('shows what another machine promotes, and keeps the version that open pages have', async () => {
    await publish('2');
    await promote({ version: '2', previous: '1' });
    await untilShown('2');
    expect((await portal.browse().get(`/r/${NAME}/2/remoteEntry.js`)).body).toBe('version 2');
    expect((await portal.browse().get(`/r/${NAME}/1/remoteEntry.js`)).statusCode).toBe(200);
  }, 60_000);

  it('rolls a version back in the bucket when it fails for too many, and tells the counts there', async () => {
    for (const username of ['240001', '240002', '240003', '240004', '240005']) {
      const body = { name: NAME, version: '2', kind: 'evaluation', phase: 'load' };
      const answer = await (await portal.as(username)).post(url(reportRemote), body);
      expect(answer.statusCode).toBe(204);
    }
    expect((await store.registry()).remotes[NAME]).toMatchObject({ version: '1', reverted: ['2'] });
    expect((await store.journal()).at(-1)).toMatchObject({ action: 'rollback', by: 'serveur', version: '1' });
    expect((await store.failures()).failures).toEqual([{ name: NAME, version: '2', people: 5 }]);
    await untilShown('1');
  }, 60_000);

  it('goes on as it was while the bucket does not answer, and catches up afterwards', async () => {
    await publish('3');
    await promote({ version: '3', previous: '1' });
    bucket.onRequest = () => 'refused';
    const asked = bucket.requests.length;
    while (bucket.requests.length < asked + 6) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(['1', '3']).toContain(await shown());
    expect((await portal.browse().get(`/r/${NAME}/1/remoteEntry.js`)).statusCode).toBe(200);
    bucket.onRequest = () => undefined;
    await untilShown('3');
  }, 60_000);

  it('starts without the bucket, on what it fetched before', async () => {
    bucket.onRequest = () => 'refused';
    const again = await openTestPortal({
      RELEASES_BUCKET: bucket.address,
      RELEASES_DIR: portal.releasesDir,
    });
    const answer = await (await again.as('240001')).get('/registry.json');
    expect(answer.json<Registry>().remotes.map(({ name }) => name)).toEqual([NAME]);
    await again.close();
    bucket.onRequest = () => undefined;
    expect(existsSync(join(portal.releasesDir, 'registry.json'))).toBe(true);
  }, 120_000);
});
