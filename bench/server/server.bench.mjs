import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { activateLocalBuilds } from '../../deploy/activate-local-builds.mjs';
import { startPostgres } from '../../server/testing/src/postgres.mjs';
import { freePort } from '../../tooling/build/dev/local-server.mjs';
import { copySchool, fillSchool } from '../school/school.mjs';
import { FIRST_ADDED } from '../school/students.mjs';
import { measureStatements, recordStatements } from './pgbench.mjs';
import { openSessions, startPortal } from './portal.mjs';
import { SAMPLE_REQUESTS } from './sample-requests.mjs';
import { ensureWrk, runWrk } from './wrk.mjs';

/**
 * What one process of the portal costs on PostgreSQL, beside what the base alone takes for the very statements that it is
 * asked (pgbench, same run); with SERVER_SCHOOLS (2000,100000) students; then under 200 sessions at once. SERVER_SECONDS
 * (10) for each. A ratio is the base's rate over the portal's, or the portal's over that of the first school.
 */
const SCHOOLS = (process.env.SERVER_SCHOOLS ?? '2000,100000').split(',').map(Number);
const SECONDS = Number(process.env.SERVER_SECONDS ?? 10);
const SESSIONS = 200;
const AT_ONCE = 8;

ensureWrk();
await activateLocalBuilds();
const folder = mkdtempSync(join(tmpdir(), 'portail-serveur-'));
const cookies = join(folder, 'cookies');

/** @typedef {{ case: string, value: number, ratio: number }} Row */

/** @type {(of: number, by: number) => number} */
const ratio = (of, by) => Number((of / by).toFixed(2));

/** What one request asks the base, and how often each of the two does it. */
const compare = async (
  /** @type {string} */ database,
  /** @type {string} */ origin,
  /** @type {typeof SAMPLE_REQUESTS[number]} */ { path, accept },
) => {
  const asked = { url: origin + path, accept, cookies, connections: AT_ONCE };
  // A process in service has compiled what it is asked all day: V8 goes on to do so for some seconds of load.
  await runWrk({ ...asked, seconds: SECONDS });
  const [cookie = ''] = readFileSync(cookies, 'utf8').split('\n');
  const statements = await recordStatements(database, () =>
    fetch(asked.url, { headers: { cookie, accept } }),
  );
  const portal = await runWrk({ ...asked, seconds: SECONDS });
  const base = await measureStatements({ url: database, statements, connections: AT_ONCE, seconds: SECONDS });
  return { statements: statements.length, portal, base };
};

/** @type {Row[]} */
const rows = [];
/** @type {Map<string, number>} */
const first = new Map();

/** The portal beside the base, call by call. @type {(database: string, origin: string, school: string) => Promise<void>} */
const besideBase = async (database, origin, school) => {
  for (const asked of SAMPLE_REQUESTS) {
    const { statements, portal, base } = await compare(database, origin, asked);
    if (portal.failed > 0) throw new Error(`${asked.path} : ${portal.failed} échecs`);
    const name = `${school}, ${asked.what}`;
    const before = first.get(asked.path) ?? portal.perSecond;
    first.set(asked.path, before);
    rows.push(
      {
        case: `${name} : par seconde, ${statements} instructions`,
        value: portal.perSecond,
        ratio: ratio(portal.perSecond, before),
      },
      {
        case: `${name} : PostgreSQL seul, par seconde`,
        value: base.perSecond,
        ratio: ratio(base.perSecond, portal.perSecond),
      },
    );
  }
};

/** The home for many at once. @type {(origin: string, school: string) => Promise<void>} */
const inACrowd = async (origin, school) => {
  const asked = { url: `${origin}/desktop`, accept: 'text/html', cookies, connections: SESSIONS };
  const { median, p95 } = await runWrk({ ...asked, seconds: 2 * SECONDS });
  const name = `${school}, ${SESSIONS} accueils à la fois`;
  rows.push(
    { case: `${name} : médiane, ms`, value: median, ratio: 1 },
    { case: `${name} : p95, ms`, value: p95, ratio: ratio(p95, median) },
  );
};

const postgres = await startPostgres();
if (!postgres) throw new Error('Il faut PostgreSQL.');
try {
  for (const students of SCHOOLS) {
    await fillSchool(postgres.url, students);
    const database = await copySchool(postgres.url, `serveur_${students}`);
    const pool = new pg.Pool({ connectionString: database });
    await openSessions(pool, { first: FIRST_ADDED, count: SESSIONS, file: cookies });
    await pool.end();
    const port = await freePort();
    const portal = await startPortal({ port, folder: join(folder, String(students)), database });
    try {
      const school = `${students} étudiants`;
      await besideBase(database, portal.url, school);
      await inACrowd(portal.url, school);
      rows.push({ case: `${school} : mémoire résidente, Mo`, value: portal.resident(), ratio: 1 });
    } finally {
      await portal.stop();
    }
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify({ name: 'le serveur', unit: 'voir chaque ligne', rows }));
