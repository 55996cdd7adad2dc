import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readJournal } from '../registry/journal.mjs';
import { changeRegistry, readRegistry } from '../registry/registry-file.mjs';
import { folderDepot } from './folder-depot.mjs';
import { revert } from './revert.mjs';

let releases;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-retour-'));
  for (const version of ['1', '2', '3']) {
    mkdirSync(join(releases, 'mf-a', version), { recursive: true });
    writeFileSync(join(releases, 'mf-a', version, 'release.json'), '{}');
  }
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const set = (entry) =>
  changeRegistry(releases, { remote: 'mf-a', verbe: 'promote' }, (old) => ({ ...old, ...entry }));
const active = () => readRegistry(releases).remotes['mf-a'];
const takeBack = (version) =>
  revert(folderDepot(releases), { remote: 'mf-a', version, qui: 'serveur', pourquoi: 'en panne' });

describe('a version that the server takes back', () => {
  it('gives way to the one before, and the journal says who and why', async () => {
    await set({ version: '2', previous: '1', since: '2026-11-23T10:00:00Z', enabled: true });
    expect(await takeBack('2')).toBe(true);
    expect(active()).toEqual({ version: '1', previous: null, enabled: true, reverted: ['2'] });
    expect(readJournal(releases).at(-1)).toMatchObject({
      verbe: 'rollback',
      version: '1',
      qui: 'serveur',
      pourquoi: 'en panne',
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
    expect(active()).toEqual({ version: '1', previous: null, reverted: ['2'] });
  });

  it('leaves the trial of another version alone', async () => {
    await set({ version: '2', previous: '1', canary: { version: '3', percent: 10 } });
    await takeBack('2');
    expect(active()).toMatchObject({ version: '1', canary: { version: '3', percent: 10 } });
  });
});
