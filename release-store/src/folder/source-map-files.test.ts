import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '../open-release-store';
import type { ReleaseStore } from '../release-store';
import { SOURCE_MAPS } from '../source-maps';
import { useBucket } from '../testing/use-bucket';

const place = useBucket();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-cartes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (version: string): string => {
  const dist = join(folder, 'dist', version);
  mkdirSync(dist, { recursive: true });
  for (const file of ['12.js', '12.js.map']) writeFileSync(join(dist, file), file);
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ version }));
  writeFileSync(join(dist, SOURCE_MAPS), `cartes ${version}`);
  return dist;
};

const releases = () => join(folder, 'releases');

const STORES: [string, () => ReleaseStore][] = [
  ['a folder', () => openReleaseStore({ bucket: null, folder: releases() })],
  ['a bucket', () => openReleaseStore({ bucket: place.server.address, folder: '' })],
];

describe.each(STORES)('the source maps of a version in %s', (_, open) => {
  const mapsOf = async (version: string) => {
    const kept = await open().sourceMaps('mf-a', version);
    return kept && Buffer.from(kept).toString();
  };

  it('are kept with it, and gone with it', async () => {
    const store = open();
    for (const version of ['1', '2', '3', '4']) await store.publish(build(version), 'mf-a', version);
    expect(await mapsOf('1')).toBe('cartes 1');
    const removed = await store.prune('mf-a', Date.now() + 400 * 86_400_000);
    expect(removed.length).toBeGreaterThan(0);
    for (const version of removed) expect(await mapsOf(version)).toBeNull();
    for (const { version } of await store.versions('mf-a'))
      expect(await mapsOf(version)).toBe(`cartes ${version}`);
    expect(await mapsOf('jamais')).toBeNull();
  });

  it('are not there for a build that has none', async () => {
    const dist = build('1');
    rmSync(join(dist, SOURCE_MAPS));
    await open().publish(dist, 'mf-a', '1');
    expect(await mapsOf('1')).toBeNull();
  });
});

it('never stand where browsers are sent files from', async () => {
  for (const [, open] of STORES) await open().publish(build('1'), 'mf-a', '1');
  expect(readdirSync(join(releases(), 'mf-a', '1')).sort()).toEqual(['12.js', 'release.json']);
  expect(existsSync(join(releases(), '.source-maps', 'mf-a', '1.json.gz'))).toBe(true);
  const inPublic = [...place.server.objects.keys()].filter((key) => key.startsWith('essai/r/'));
  expect(inPublic.filter((key) => /\.map$|source-maps/.test(key))).toEqual([]);
});
