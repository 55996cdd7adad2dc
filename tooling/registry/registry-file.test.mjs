import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readJournal } from './journal.mjs';
import { changeRegistry, readRegistry } from './registry-file.mjs';

let releases;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-registre-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

const set = (remote, version, verbe = 'promote') =>
  changeRegistry(releases, { remote, verbe, qui: 'equipe' }, (entry) => ({ ...entry, version }));

const MODULE = new URL('./registry-file.mjs', import.meta.url).href;

/** A process of its own that changes one remote many times. */
const otherProcess = (remote, times) =>
  new Promise((resolve) => {
    const code = `import { changeRegistry } from ${JSON.stringify(MODULE)};
      for (let n = 1; n <= ${times}; n += 1)
        await changeRegistry(${JSON.stringify(releases)}, { remote: '${remote}', verbe: 'promote' }, () => ({ version: String(n) }));`;
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }).once('exit', resolve);
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
      { revision: 1, remote: 'mf-a', version: '1', verbe: 'promote', qui: 'equipe' },
      { revision: 2, remote: 'mf-b', version: '7' },
    ]);
  });

  it('stays as it is when nothing changes or the change is refused', async () => {
    await set('mf-a', '1');
    await changeRegistry(releases, { remote: 'mf-a', verbe: 'build' }, (entry) => entry);
    const refused = changeRegistry(releases, { remote: 'mf-a', verbe: 'promote' }, () => {
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
    mkdirSync(join(releases, '.verrou'), { recursive: true });
    writeFileSync(join(releases, '.verrou', '999999999-a'), '');
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
});
