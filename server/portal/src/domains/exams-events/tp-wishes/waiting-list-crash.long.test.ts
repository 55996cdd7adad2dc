import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { openDatabase } from 'server-kernel/db/client';
import { builtFile } from 'server-testing/built/built-file';
import { copyTemplate } from 'server-testing/database';
import { demoTemplate } from 'server-testing/portal';
import { addReservedPlaces, countReservedPlaces } from 'server-testing/waiting-list/reserved-places';
import { settleWishes } from './settle-wishes';

const NOW = '2026-11-23T10:00:00Z';
const MOVES = 5;
/** The lines that end are one transaction, and each move is one. */
const KILLED_IN = 4;
const SETTLED = KILLED_IN - 2;

/** The embedded engine, whatever the run's own: the process that dies is its own server. */
test('a place that frees while the process is killed is granted once, and told once', async () => {
  const dataDir = await copyTemplate(demoTemplate());
  try {
    const open = () => openDatabase({ databaseUrl: null, dataDir }, { migrate: false });
    const before = await open();
    const groups = await addReservedPlaces(before, MOVES, new Date(NOW));
    await before.close();
    const { PATH = '', HOME = '' } = process.env;
    const child = spawnSync(
      process.execPath,
      [builtFile('settle-process'), dataDir, NOW, String(KILLED_IN)],
      {
        env: { PATH, HOME },
        encoding: 'utf8',
      },
    );
    expect(child.signal).toBe('SIGKILL');
    const after = await open();
    const once = { most: 1, isCounted: true };
    const settled = { moved: SETTLED, kept: SETTLED, receipts: SETTLED, told: SETTLED, mailed: SETTLED };
    expect(await countReservedPlaces(after, groups)).toEqual({ ...settled, ...once });
    while (await settleWishes({ db: after, clock: { now: () => new Date(NOW) } }));
    const all = { moved: MOVES, kept: MOVES, receipts: MOVES, told: MOVES, mailed: MOVES };
    expect(await countReservedPlaces(after, groups)).toEqual({ ...all, ...once });
    await after.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 400_000);
