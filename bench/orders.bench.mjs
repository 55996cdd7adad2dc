import { randomUUID } from 'node:crypto';
import { register } from 'tsx/esm/api';

/**
 * Orders sent twice at once, on both engines: one half under the same Idempotency-Key (a double click), the other
 * under two keys (two tabs). BENCH_PAIRS sets their number; a duplicate makes the bench fail.
 */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 10_000);
const AT_ONCE = 40;
const STUDENTS = 300;
const FIRST_STUDENT = 240_001;
const PATH = '/api/v1/extranet/student';

register();
const { openTestPortal } = await import('../server/testing/src/portal.ts');
const { startPostgres } = await import('../server/testing/src/postgres.mjs');

/**
 * Lines that no other pair of the same student has.
 *
 * @type {(rank: number, codes: string[]) => object}
 */
const bodyOf = (rank, codes) => ({
  ConditionsAcceptees: true,
  Lignes: [
    {
      SupportCoursCodeInterne: codes[rank % codes.length],
      LigneCommandeQuantite: 1 + Math.floor(rank / codes.length),
    },
  ],
});

/** @typedef {import('../server/testing/src/portal').TestBrowser} Browser */

/** @type {(browser: Browser, body: object, isSameKey: boolean) => Promise<void>} */
const sendTwice = async (browser, body, isSameKey) => {
  const first = randomUUID();
  const keys = [first, isSameKey ? first : randomUUID()];
  const answers = await Promise.all(
    keys.map((key) => browser.post(`${PATH}/commandeSyllabus`, body, { 'idempotency-key': key })),
  );
  const unexpected = answers.find(({ statusCode }) => statusCode !== 200 && statusCode !== 409);
  if (unexpected) throw new Error(`${unexpected.statusCode} ${unexpected.body}`);
};

/** @type {(db: import('../server/kernel/src/db/client').Database) => Promise<number>} */
const count = async (db) => (await db.pool.query('select count(*)::int as n from commandes')).rows[0].n;

/** @param {string} engine */
const measure = async (engine) => {
  const portal = await openTestPortal();
  try {
    /** @type {Browser[]} */
    const browsers = [];
    for (let rank = 0; rank < STUDENTS; rank += 1)
      browsers.push(await portal.as(String(FIRST_STUDENT + rank)));
    const listed = (await (await portal.as(String(FIRST_STUDENT))).get(`${PATH}/CommandeSyllabus`)).json();
    const codes = listed.map(
      (/** @type {{ SupportCoursCodeInterne: string }} */ support) => support.SupportCoursCodeInterne,
    );
    const before = await count(portal.db);
    const since = process.hrtime.bigint();
    let next = 0;
    const work = async () => {
      for (let pair = next++; pair < PAIRS; pair = next++) {
        const rank = Math.floor(pair / STUDENTS);
        const browser = browsers[pair % STUDENTS];
        if (browser) await sendTwice(browser, bodyOf(rank, codes), pair % 2 === 0);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = Number(process.hrtime.bigint() - since) / 1e9;
    const created = (await count(portal.db)) - before;
    return { engine, created, duplicates: created - PAIRS, perSecond: Math.round(created / seconds) };
  } finally {
    await portal.close();
  }
};

const results = [await measure('PGlite')];
const postgres = await startPostgres();
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  try {
    results.push(await measure('PostgreSQL'));
  } finally {
    await postgres.stop();
  }
}
const fastest = Math.max(...results.map(({ perSecond }) => perSecond));
const rows = results.flatMap(({ engine, created, duplicates, perSecond }) => [
  {
    case: `${engine} : commandes créées pour ${PAIRS} envois doubles`,
    value: created,
    ratio: created / PAIRS,
  },
  { case: `${engine} : doublons`, value: duplicates, ratio: duplicates / PAIRS },
  {
    case: `${engine} : commandes par seconde`,
    value: perSecond,
    ratio: Number((perSecond / fastest).toFixed(2)),
  },
]);
console.log(JSON.stringify({ name: 'commandes envoyées deux fois', unit: 'commandes', rows }));
process.exitCode = results.some(({ duplicates }) => duplicates !== 0) ? 1 : 0;
