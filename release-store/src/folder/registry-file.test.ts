import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '../registry';
import { activeRemote } from '../testing/active-remote';
import { readJournal } from './journal-file';
import { changeRegistry, changeRegistrySet, readRegistry } from './registry-file';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-registre-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const set = (remote: string, version: string) =>
  changeRegistry(releases, { remote, action: 'promote', by: 'equipe' }, (entry) =>
    activeRemote({ ...entry, version }),
  );

const MODULE = new URL('./registry-file.ts', import.meta.url).href;
const TYPESCRIPT = import.meta.resolve('tsx');

/** A process of its own that changes one remote many times. */
const otherProcess = (remote: string, times: number) =>
  new Promise((resolve) => {
    const code = `import { changeRegistry } from ${JSON.stringify(MODULE)};
      for (let n = 1; n <= ${times}; n += 1)
        await changeRegistry(${JSON.stringify(releases)}, { remote: '${remote}', action: 'promote' },
          () => ({ version: String(n), previous: null, enabled: true, message: null }));`;
    const args = ['--import', TYPESCRIPT, '--input-type=module', '-e', code];
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', resolve);
  });

describe('the registry file', () => {
  it('gives each change a revision and a line in the journal', async () => {
    await set('mf-a', '1');
    await set('mf-b', '7');
    expect(readRegistry(releases)).toMatchObject({
      revision: 2,
      remotes: { 'mf-a': { version: '1' }, 'mf-b': { version: '7' } },
    });
    expect(readJournal(releases)).toMatchObject([
      { revision: 1, remote: 'mf-a', version: '1', action: 'promote', by: 'equipe' },
      { revision: 2, remote: 'mf-b', version: '7' },
    ]);
  });

  it('takes the changes of a set by one write, in one line, and none of them where one is refused', async () => {
    await set('mf-a', '1');
    const what = { remotes: ['shell', 'mf-a', 'mf-b'], action: 'promote' };
    const both = { shell: activeRemote({ version: '5' }), 'mf-a': activeRemote({ version: '2' }) };
    await changeRegistrySet(releases, what, () => both);
    expect(readRegistry(releases)).toMatchObject({ revision: 2, remotes: both });
    const [, line] = readJournal(releases);
    expect(line).toMatchObject({
      revision: 2,
      remote: 'shell',
      version: '5',
      set: { shell: { version: '5', before: null }, 'mf-a': { version: '2', before: '1' } },
    });
    expect(linesOf('mf-a', readJournal(releases)).map(({ version }) => version)).toEqual(['1', '2']);
    expect(linesOf('mf-b', readJournal(releases))).toEqual([]);
    const other = changeRegistrySet(releases, { ...what, remotes: ['mf-a'] }, () => both);
    await expect(other).rejects.toThrow('shell');
    await changeRegistrySet(releases, what, ({ shell }) => (shell ? { shell } : {}));
    expect(readRegistry(releases).revision).toBe(2);
  });

  it('stays as it is when nothing changes or the change is refused', async () => {
    await set('mf-a', '1');
    await changeRegistry(releases, { remote: 'mf-a', action: 'build' }, (entry) => entry);
    const refused = changeRegistry(releases, { remote: 'mf-a', action: 'promote' }, () => {
      throw new Error('refus');
    });
    await expect(refused).rejects.toThrow('refus');
    expect(readRegistry(releases).revision).toBe(1);
    await set('mf-a', '2');
    expect(readRegistry(releases).revision).toBe(2);
  });

  it('loses no change of two teams that write at the same time', async () => {
    expect(await Promise.all([otherProcess('mf-a', 25), otherProcess('mf-b', 25)])).toEqual([0, 0]);
    expect(readRegistry(releases)).toMatchObject({
      revision: 50,
      remotes: { 'mf-a': { version: '25' }, 'mf-b': { version: '25' } },
    });
    expect(readJournal(releases).map(({ revision }) => revision)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  }, 60_000);

  it('goes on after a writer that died holding the lock, with its draft half written', async () => {
    await set('mf-a', '1');
    mkdirSync(join(releases, '.lock'), { recursive: true });
    writeFileSync(join(releases, '.lock', '999999999-a'), '');
    writeFileSync(join(releases, 'registry.json.999999999'), '{"revision": 2, "remo');
    await set('mf-a', '2');
    expect(readRegistry(releases)).toMatchObject({ revision: 2, remotes: { 'mf-a': { version: '2' } } });
  });

  it('makes good the journal of a writer that died between the registry and its line', async () => {
    await set('mf-a', '1');
    const journal = readFileSync(join(releases, 'journal.ndjson'), 'utf8');
    await set('mf-a', '2');
    writeFileSync(join(releases, 'journal.ndjson'), journal);
    appendFileSync(join(releases, 'journal.ndjson'), '{"revision": 2, "rem');
    await set('mf-a', '3');
    expect(readJournal(releases).map(({ revision, version }) => [revision, version])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ]);
  });

  it('goes on from a registry and a journal of the former spelling', async () => {
    const entry = { version: '1', previous: null, enabled: true, message: null };
    const line = {
      revision: 1,
      date: '2026-11-01T10:00:00.000Z',
      verbe: 'build',
      remote: 'mf-a',
      version: '1',
    };
    const former = { revision: 1, remotes: { 'mf-a': entry }, derniere: line };
    writeFileSync(join(releases, 'registry.json'), JSON.stringify(former));
    writeFileSync(join(releases, 'journal.ndjson'), `${JSON.stringify(line)}\n`);
    await set('mf-a', '2');
    expect(readRegistry(releases)).toMatchObject({ revision: 2, remotes: { 'mf-a': { version: '2' } } });
    expect(readRegistry(releases)).not.toHaveProperty('derniere');
    expect(readJournal(releases).map(({ revision }) => revision)).toEqual([2]);
  });

  it('is named when it holds anything else than a registry', () => {
    const path = join(releases, 'registry.json');
    writeFileSync(path, JSON.stringify({ revision: 1, remotes: { 'mf-a': { version: 1 } } }));
    expect(() => readRegistry(releases)).toThrow(`${path} n’a pas la forme attendue`);
  });
});
