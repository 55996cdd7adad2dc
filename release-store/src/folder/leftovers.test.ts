import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeRemote } from '../testing/active-remote';
import { createFolderStore } from './folder-store';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-restes-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const HOURS_AGO = 2 * 3600;

/** A file or, with a slash at its end, a folder; as old as that many seconds. */
const leave = (path: string, age: number) => {
  const full = join(releases, path);
  mkdirSync(path.endsWith('/') ? full : join(full, '..'), { recursive: true });
  if (!path.endsWith('/')) writeFileSync(full, '');
  const at = Date.now() / 1000 - age;
  utimesSync(full, at, at);
};
const isThere = (path: string) => existsSync(join(releases, path));

const DRAFTS = ['.lock.4711-a/', 'registry.json.4711.1', 'mf-a/1.draft-4711/', 'assets/x.js.draft-4711'];

describe('what killed commands leave in a folder of releases', () => {
  it('goes with the next change once it is old, and nothing else does', async () => {
    const kept = ['mf-a/1/', 'mf-a/2.draft-4712/', 'journal.ndjson'];
    for (const path of DRAFTS) leave(path, HOURS_AGO);
    leave('mf-a/1/', HOURS_AGO);
    leave('journal.ndjson', HOURS_AGO);
    leave('mf-a/2.draft-4712/', 1);
    await createFolderStore(releases).change({ remote: 'mf-a', action: 'promote' }, () =>
      activeRemote({ version: '1' }),
    );
    expect(DRAFTS.filter(isThere)).toEqual([]);
    expect(kept.filter(isThere)).toEqual(kept);
  });

  it('goes with a prune, and so do the gathered files of shells that are gone', async () => {
    for (const path of DRAFTS) leave(path, HOURS_AGO);
    leave('shell/2/assets/js/commun.js', 1);
    for (const file of ['assets/js/commun.js', 'assets/js/ancien.js']) leave(file, HOURS_AGO);
    await createFolderStore(releases).prune('shell', Date.now());
    expect(DRAFTS.filter(isThere)).toEqual([]);
    expect([isThere('assets/js/commun.js'), isThere('assets/js/ancien.js')]).toEqual([true, false]);
  });

  it('keeps the gathered files where no shell is known', async () => {
    leave('assets/main.js', HOURS_AGO);
    await createFolderStore(releases).prune('shell', Date.now());
    expect(isThere('assets/main.js')).toBe(true);
  });
});
