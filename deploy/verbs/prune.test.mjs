import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, versionsOf } from 'release-store';
import { prune } from './prune.mjs';

const DAY = 86_400_000;
/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * DAY);

const LINE = { action: 'promote', remote: 'mf-a', by: null, reason: null };

/** @type {string} */
let releases;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'portail-tri-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

/** @type {(version: string, days: number) => void} */
const publish = (version, days) => {
  const folder = join(releases, 'mf-a', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), '');
  utimesSync(folder, daysAgo(days), daysAgo(days));
};

/** @type {(entry: object, lines: [version: string, days: number][]) => void} */
const activate = (entry, lines) => {
  const remotes = { 'mf-a': { enabled: true, message: null, ...entry } };
  writeFileSync(join(releases, 'registry.json'), JSON.stringify({ revision: 9, remotes }));
  const journal = lines.map(([version, days], index) =>
    JSON.stringify({ ...LINE, revision: index + 1, date: daysAgo(days).toISOString(), version }),
  );
  writeFileSync(join(releases, 'journal.ndjson'), `${journal.join('\n')}\n`);
};

const left = async () => {
  await prune({ store: createFolderStore(releases), remote: 'mf-a' });
  return versionsOf(releases, 'mf-a').sort();
};

describe('portalctl prune', () => {
  it('removes what is neither among three nor of the last thirty days', async () => {
    for (const [version, days] of Object.entries({ a: 400, b: 300, c: 200, d: 100, e: 90 }))
      publish(version, days);
    activate({ version: 'e', previous: 'd' }, [
      ['a', 400],
      ['e', 90],
    ]);
    expect(await left()).toEqual(['c', 'd', 'e']);
  });

  it('keeps every version of thirty days, however many', async () => {
    for (let n = 0; n < 9; n += 1) publish(`v${n}`, 29 - n);
    activate({ version: 'v8', previous: 'v7' }, [['v8', 1]]);
    expect(await left()).toHaveLength(9);
  });

  it('keeps an old version that pages of this month have open', async () => {
    for (const [version, days] of Object.entries({ a: 400, b: 300, c: 3, d: 2, e: 1 }))
      publish(version, days);
    activate({ version: 'e', previous: 'd' }, [
      ['b', 300],
      ['a', 200],
      ['e', 1],
    ]);
    expect(await left()).toEqual(['a', 'c', 'd', 'e']);
  });

  it('keeps what the registry names, however old', async () => {
    for (const [version, days] of Object.entries({ a: 400, b: 300, c: 250, d: 200, e: 150, f: 100 }))
      publish(version, days);
    activate({ version: 'c', previous: 'b', canary: { version: 'a', percent: 5 } }, [['c', 90]]);
    expect(await left()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
