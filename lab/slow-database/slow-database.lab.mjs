import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { answers, until } from '../../deploy/topology/supervisor.mjs';
import { openSessions, repeat } from '../alerts/callers.mjs';
import { startPortal } from '../alerts/portals.mjs';
import { openCluster } from '../kills/restartable-cluster.mjs';
import { askEverything } from './everything.mjs';
import { openRelay } from './relay.mjs';

/**
 * A portal whose database answers as it is, then late, then not at all, again and again, while students ask for all that
 * is written in parts: copies of their data, printed documents, calendars, pages. The process has to live, no answer may
 * be a 500, and after each round it has to serve. SLOW_MINUTES (6) is how long; SLOW_PORT (3980).
 */
const MINUTES = Number(process.env.SLOW_MINUTES ?? 6);
const PORT = Number(process.env.SLOW_PORT ?? 3980);
/** Seconds of each mode in a round. */
const ROUND = /** @type {const} */ ([
  ['sound', 30],
  ['slow', 40],
  ['dead', 20],
]);
const STUDENTS = 8;

const folder = mkdtempSync(join(tmpdir(), 'portail-base-lente-'));
const cluster = await openCluster();
const socket = join(new URL(cluster.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
const relay = await openRelay(socket, PORT);
const portal = await startPortal({
  folder,
  port: PORT + 1,
  env: {
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${PORT}/postgres`,
    DEMO: '1',
    RATE_LIMITS: 'off',
    PUBLIC_URL: `http://localhost:${PORT + 1}`,
  },
});
const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
const students = await openSessions(pool, STUDENTS);
/** @type {Record<string, number>} */
const counts = {};
const callers = repeat(STUDENTS, 500, (rank) => {
  const student = students[rank];
  return student ? askEverything(portal.url, student, counts) : Promise.resolve();
});

let rounds = 0;
let failure = '';
try {
  for (const end = Date.now() + MINUTES * 60_000; Date.now() < end; rounds += 1) {
    for (const [mode, seconds] of ROUND) {
      relay.become(mode);
      await wait(seconds * 1000);
    }
    relay.become('sound');
    await until('le portail, la base revenue', () => answers(`${portal.url}/readyz`));
    if (portal.hasEnded()) throw new Error('le processus est mort');
  }
} catch (error) {
  failure = String(error);
}
relay.become('sound');
await callers.stop();
const isAlive = !portal.hasEnded();
await portal.stop();
await pool.end();
relay.close();
await cluster.close();
if (failure === '') rmSync(folder, { recursive: true, force: true });
const faults = Object.entries(counts).filter(([status]) => status.endsWith(' 500'));
console.log(JSON.stringify({ name: 'base lente, puis morte', rounds, isAlive, failure, counts }));
process.exitCode = isAlive && failure === '' && faults.length === 0 && rounds > 0 ? 0 : 1;
