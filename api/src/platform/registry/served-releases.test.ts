import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { createServedReleases } from './served-releases';

let releasesDir: string;
beforeEach(() => {
  releasesDir = mkdtempSync(join(tmpdir(), 'portail-versions-'));
  const version = join(releasesDir, 'mf-orders', '1');
  mkdirSync(version, { recursive: true });
  const manifest = { name: 'mf-orders', label: 'Commandes', requires: { contract: '^1.0.0' }, kit: [] };
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  writeFileSync(join(version, 'portal.json'), JSON.stringify({ ...manifest, screens }));
  const file = { url: '/r/mf-orders/1/remoteEntry.js', integrity: 'sha384-x' };
  const release = { version: '1', entry: file, files: [], preload: [] };
  writeFileSync(join(version, 'release.json'), JSON.stringify(release));
  const entry = { version: '1', previous: null, enabled: true, message: null };
  const registry = { revision: 7, remotes: { 'mf-orders': entry } };
  writeFileSync(join(releasesDir, 'registry.json'), JSON.stringify(registry));
});
afterEach(() => rmSync(releasesDir, { recursive: true, force: true }));

it('shows the first two who ask at once the same registry, none of them an empty one', async () => {
  const store = createServedReleases({ releasesDir, remotesOrigin: null }, Fastify().log);
  const seen = await Promise.all([store.current(), store.current()]);
  expect(seen.map(({ revision, remotes }) => [revision, remotes.length])).toEqual([
    [7, 1],
    [7, 1],
  ]);
});
