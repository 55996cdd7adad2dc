import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder/folder-store';
import { readJournal } from './folder/journal-file';
import { changeRegistry, readRegistry } from './folder/registry-file';
import type { ActiveRemote } from './registry';
import { revert } from './revert';
import { activeRemote } from './testing/active-remote';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-retour-'));
  for (const version of ['1', '2', '3']) {
    mkdirSync(join(releases, 'mf-a', version), { recursive: true });
    writeFileSync(join(releases, 'mf-a', version, 'release.json'), '{}');
  }
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const set = (entry: Partial<ActiveRemote>) =>
  changeRegistry(releases, { remote: 'mf-a', action: 'promote' }, (old) =>
    activeRemote({ ...old, ...entry }),
  );
const active = () => readRegistry(releases).remotes['mf-a'];
const takeBack = (version: string) =>
  revert(createFolderStore(releases), { remote: 'mf-a', version, by: 'serveur', reason: 'en panne' });

describe('a version that the server takes back', () => {
  it('gives way to the one before, and the journal says who and why', async () => {
    await set({ version: '2', previous: '1', since: '2026-11-23T10:00:00Z', enabled: true });
    expect(await takeBack('2')).toBe(true);
    expect(active()).toEqual({
      version: '1',
      previous: null,
      enabled: true,
      message: null,
      reverted: ['2'],
    });
    expect(readJournal(releases).at(-1)).toMatchObject({
      action: 'rollback',
      version: '1',
      by: 'serveur',
      reason: 'en panne',
    });
  });

  it('is taken back once, however often it is promoted again', async () => {
    await set({ version: '2', previous: '1' });
    await takeBack('2');
    await set({ version: '2', previous: '1' });
    expect(await takeBack('2')).toBe(false);
    expect(active()).toMatchObject({ version: '2' });
  });

  it('stays when it is active no more, when nothing stands behind it, or when that is not published', async () => {
    expect(await takeBack('2')).toBe(false);
    await set({ version: '3', previous: '2' });
    expect(await takeBack('2')).toBe(false);
    await set({ version: '2', previous: null });
    expect(await takeBack('2')).toBe(false);
    await set({ version: '2', previous: '9' });
    expect(await takeBack('2')).toBe(false);
    expect(active()).toMatchObject({ version: '2', previous: '9' });
  });

  it('under trial ends its trial, and everybody keeps the active one', async () => {
    await set({ version: '1', previous: null, canary: { version: '2', percent: 10 } });
    expect(await takeBack('2')).toBe(true);
    expect(active()).toEqual({
      version: '1',
      previous: null,
      enabled: true,
      message: null,
      reverted: ['2'],
    });
  });

  it('leaves the trial of another version alone', async () => {
    await set({ version: '2', previous: '1', canary: { version: '3', percent: 10 } });
    await takeBack('2');
    expect(active()).toMatchObject({ version: '1', canary: { version: '3', percent: 10 } });
  });
});
