import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { killOrderProcessRepeatedly, killServerRepeatedly } from './kill-loop.mjs';
import { startOrderClients } from './order-clients.mjs';
import { openCluster } from './restartable-cluster.mjs';
import { verifyOrders } from './verify-orders.mjs';

/**
 * KILLS (1,000) times SIGKILL for each of: the process that holds the embedded engine, the processes of a PostgreSQL
 * server, and the portal's process over PostgreSQL; under orders, each with its key, asked again until it is answered.
 * Side by side in KILLS_LANES (2) schools; one engine ends after KILLS_MINUTES (15) at most and says how many it was.
 * KILLS_ENGINES names some of `pglite,serveur,portail`. Lost, doubled, halved or unreadable: it fails.
 */
const KILLS = Number(process.env.KILLS ?? 1000);
const LANES = Number(process.env.KILLS_LANES ?? 2);
const MINUTES = Number(process.env.KILLS_MINUTES ?? 15);
const ENGINES = (process.env.KILLS_ENGINES ?? 'pglite,serveur,portail').split(',');
/** Who orders. */
const BUYERS = 60;

register();
const { openDatabase } = await import('../../server/kernel/src/db/client.ts');
const { copyTemplate } = await import('../../server/testing/src/database.ts');
const { demoTemplate } = await import('../../server/testing/src/portal.ts');

/** @typedef {import('./kill-loop.mjs').DataLocation} Place */
/** @typedef {import('./kill-loop.mjs').Tally} Tally */
/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/** @type {(place: Place) => ReturnType<typeof openDatabase>} */
const openPlace = ({ dataDir, databaseUrl = null }) =>
  openDatabase({ dataDir, databaseUrl }, { migrate: false, onError: () => {} });

/** Who may order, what, and the last order there is. @param {Place} place */
const readSchool = async (place) => {
  const db = await openPlace(place);
  try {
    const { rows: buyers } = await db.pool.query(
      `select compte_id as "compteId", etudiant_id as "etudiantId" from comptes join etudiants using (etudiant_id)
       where matricule like '24%' order by 1 limit ${BUYERS}`,
    );
    const { rows: codes } = await db.pool.query(
      'select code_interne as code from supports where stock is null and not retire order by 1',
    );
    const { rows } = await db.pool.query('select coalesce(max(commande_id), 0) as last from commandes');
    return { buyers, codes: codes.map(({ code }) => code), after: rows[0].last };
  } finally {
    await db.close();
  }
};

/** @typedef {(place: Place, people: ReturnType<typeof startOrderClients>, cluster: Cluster | null) => Promise<Tally>} Work */

/** One school from its copy to the judgement. @type {(hasServer: boolean, work: Work) => Promise<Tally & Awaited<ReturnType<typeof verifyOrders>> & { confirmed: number }>} */
const playSchool = async (hasServer, work) => {
  const dataDir = hasServer
    ? mkdtempSync(join(tmpdir(), 'portail-arrets-'))
    : await copyTemplate(demoTemplate());
  const cluster = hasServer ? await openCluster() : null;
  const place = { dataDir, ...(cluster && { databaseUrl: cluster.url }) };
  try {
    if (cluster) {
      const db = await openDatabase({ dataDir, databaseUrl: cluster.url });
      await demoTemplate().fill(db);
      await db.close();
    }
    const { buyers, codes, after } = await readSchool(place);
    const people = startOrderClients(buyers, codes);
    const tally = await work(place, people, cluster);
    const db = await openPlace(place);
    const verdict = await verifyOrders(db, { confirmed: people.confirmed, after });
    await db.close();
    return { ...tally, ...verdict, confirmed: people.confirmed.length };
  } finally {
    await cluster?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Seconds. @type {(waits: readonly number[], part: number) => number} */
const quantile = (waits, part) => {
  const sorted = [...waits].sort((a, b) => a - b);
  return Number(((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(1));
};

/** @type {(label: string, hasServer: boolean, kill: (isRunning: () => boolean) => Work) => Promise<object & { wrong: number }>} */
const measure = async (label, hasServer, kill) => {
  const until = Date.now() + MINUTES * 60_000;
  let left = KILLS;
  const isRunning = () => Date.now() < until && left-- > 0;
  const schools = await Promise.all(
    Array.from({ length: LANES }, () => playSchool(hasServer, kill(isRunning))),
  );
  const sum = (/** @type {Exclude<keyof (typeof schools)[number], 'waits'>} */ field) =>
    schools.reduce((total, school) => total + school[field], 0);
  const waits = schools.flatMap((school) => school.waits);
  const faults = { lost: sum('lost'), twice: sum('twice'), halves: sum('halves'), unasked: sum('unasked') };
  const starts = { unreadable: sum('unreadable'), tables: sum('tables') };
  const row = {
    case: label,
    kills: sum('kills'),
    confirmed: sum('confirmed'),
    ...faults,
    ...starts,
    median: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
    longest: quantile(waits, 1),
    wrong: Object.values({ ...faults, ...starts }).reduce((total, count) => total + count, 0),
  };
  console.error(JSON.stringify(row));
  return row;
};

/** @type {Record<string, () => ReturnType<typeof measure>>} */
const CASES = {
  pglite: () =>
    measure(
      'PGlite : le processus qui tient la base',
      false,
      (isRunning) => (place, people) => killOrderProcessRepeatedly(place, people, isRunning),
    ),
  serveur: () =>
    measure(
      'PostgreSQL : tous les processus du serveur',
      true,
      (isRunning) => async (place, people, cluster) => {
        if (!cluster) throw new Error('there is no server to kill');
        return killServerRepeatedly(cluster, place, people, isRunning);
      },
    ),
  portail: () =>
    measure(
      'PostgreSQL : le processus du portail',
      true,
      (isRunning) => (place, people) => killOrderProcessRepeatedly(place, people, isRunning),
    ),
};

const rows = [];
for (const [name, play] of Object.entries(CASES)) if (ENGINES.includes(name)) rows.push(await play());
console.log(JSON.stringify({ name: 'kill -9 sous écritures', unit: 'voir chaque ligne', rows }));
process.exit(rows.some(({ wrong }) => wrong !== 0) ? 1 : 0);
