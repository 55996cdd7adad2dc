import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { activateLocalBuilds } from '../../deploy/activate-local-builds.mjs';
import { startPostgres } from '../../server/testing/src/postgres.mjs';
import { freePort } from '../../tooling/build/dev/local-server.mjs';
import { fillBase } from '../school/school.mjs';
import { FIRST_ADDED } from '../school/students.mjs';
import { openSessions, startPortal } from './portal.mjs';
import { SAMPLE_REQUESTS } from './sample-requests.mjs';
import { ensureWrk, runWrk } from './wrk.mjs';

/**
 * What a process of the portal holds, over PostgreSQL and over the embedded engine, while MEMORY_REQUESTS (100,000) are
 * asked of it by 200 sessions, eight at once: the most that it has of the machine's memory, with and without what it shares
 * with other processes, and what JavaScript still uses once the work is done, after a twentieth of the requests and after
 * all. What grows for ever fails.
 */
const REQUESTS = Number(process.env.MEMORY_REQUESTS ?? 100_000);
const SESSIONS = 200;
const AT_ONCE = 8;
/** MB of JavaScript's memory within which nothing grew: what is kept is bounded, and full long before the end. */
const STILL = 8;

ensureWrk();
await activateLocalBuilds();
const folder = mkdtempSync(join(tmpdir(), 'portail-memoire-'));
const cookies = join(folder, 'cookies');

/** @typedef {Awaited<ReturnType<typeof startPortal>>} Portal */

/** The least that JavaScript used in half a minute, in which it tidies up while it tells. @param {Portal} portal */
const leastHeap = async (portal) => {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 600; look += 1) {
    least = Math.min(least, await portal.heap());
    await wait(50);
  }
  return least;
};

/** @type {(portal: Portal, count: number) => Promise<{ resident: number, own: number }>} the most of each, MB */
const work = async (portal, count) => {
  let asked = 0;
  const most = { resident: 0, own: 0 };
  for (let turn = 0; asked < count; turn += 1) {
    const { path = '/', accept = '*/*' } = SAMPLE_REQUESTS[turn % SAMPLE_REQUESTS.length] ?? {};
    const url = portal.url + path;
    const { requests, failed } = await runWrk({ url, accept, cookies, connections: AT_ONCE, seconds: 5 });
    if (failed > 0) throw new Error(`${path} : ${failed} échecs`);
    asked += requests;
    most.resident = Math.max(most.resident, portal.resident());
    most.own = Math.max(most.own, portal.own());
  }
  return most;
};

/** @type {(engine: string, database: string | null) => Promise<{ case: string, value: number, ratio: number }[]>} */
const measure = async (engine, database) => {
  const data = join(folder, engine);
  await fillBase(database, data, SESSIONS, (pool) =>
    openSessions(pool, { first: FIRST_ADDED, count: SESSIONS, file: cookies }),
  );
  const portal = await startPortal({
    port: await freePort(),
    folder: data,
    ...(database && { database }),
  });
  try {
    const early = await work(portal, REQUESTS / 20);
    const before = await leastHeap(portal);
    const late = await work(portal, (REQUESTS * 19) / 20);
    const after = await leastHeap(portal);
    const drawers = portal.drawers();
    return [
      {
        case: `${engine} : les deux processus qui dessinent, à eux seuls, Mo`,
        value: drawers,
        ratio: drawers / late.own,
      },
      {
        case: `${engine} : mémoire résidente, au plus, Mo`,
        value: late.resident,
        ratio: late.resident / early.resident,
      },
      { case: `${engine} : dont à lui seul, au plus, Mo`, value: late.own, ratio: late.own / early.own },
      { case: `${engine} : JavaScript après ${REQUESTS / 20} demandes, Mo`, value: before, ratio: 1 },
      { case: `${engine} : JavaScript après ${REQUESTS} demandes, Mo`, value: after, ratio: after / before },
    ].map((row) => ({ ...row, ratio: Number(row.ratio.toFixed(2)) }));
  } finally {
    await portal.stop();
  }
};

const postgres = await startPostgres();
if (!postgres) throw new Error('Il faut PostgreSQL.');
try {
  const rows = [...(await measure('PostgreSQL', postgres.url)), ...(await measure('PGlite', null))];
  console.log(JSON.stringify({ name: 'la mémoire', unit: 'Mo', rows }));
  const [, , , before, after, , , , embeddedBefore, embeddedAfter] = rows.map(({ value }) => value);
  const grew = Math.max(Number(after) - Number(before), Number(embeddedAfter) - Number(embeddedBefore));
  if (!(grew <= STILL)) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
