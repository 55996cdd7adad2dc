import { setTimeout as pause } from 'node:timers/promises';
import { findLeader } from '../../deploy/topology/bases.mjs';
import { killPart } from '../../deploy/topology/kill.mjs';
import { databaseUrl } from '../../deploy/topology/plan.mjs';
import { startBase } from '../../deploy/topology/start.mjs';
import { until } from '../../deploy/topology/supervisor.mjs';
import { ask, openWriters } from './writers.mjs';

/**
 * Kills the leader under writes and counts what was acknowledged and is gone, with a second node that has each write
 * before it is acknowledged and without; and the seconds until the next write. Needs Debian's packages, which it installs
 * where it may. FAILOVER_PORT: the first of sixty ports.
 */
const PORT = Number(process.env.FAILOVER_PORT ?? 4600);
const WRITERS = 8;
/** Milliseconds of writes before the leader dies, and after the next one is there. */
const CALM = 3000;

/** @typedef {import('../../deploy/topology/plan.mjs').Plan} Plan */

/**
 * @param {Plan} plan
 * @param {string} url
 */
const killUnderWrites = async (plan, url) => {
  const { written, leave } = openWriters(url, {
    count: WRITERS,
    act: (client, id) => client.query('insert into essais (id) values ($1)', [id]),
  });
  await pause(CALM);
  const leader = await findLeader(plan);
  if (!leader) throw new Error('nobody leads');
  const killedAt = Date.now();
  killPart(plan.port, leader.name);
  await until('l’écriture suivante', async () => (written.at.at(-1) ?? 0) > killedAt + 1000);
  await pause(CALM);
  await leave();
  const next = written.at.find((at) => at > killedAt + 1000) ?? killedAt;
  return { written, seconds: (next - killedAt) / 1000 };
};

/** @param {boolean} isSynchronous */
const measure = async (isSynchronous) => {
  const { plan, stop } = await startBase({ port: PORT, isSynchronous });
  try {
    const url = databaseUrl(plan, 'portail');
    await ask(url, 'create table essais (id int primary key)');
    const { written, seconds } = await killUnderWrites(plan, url);
    const kept = new Set((await ask(url, 'select id from essais')).map(({ id }) => id));
    const lost = [...written.acknowledged].filter((id) => !kept.has(id)).length;
    const label = isSynchronous ? 'synchrone' : 'asynchrone';
    return [
      { case: `${label} : écritures confirmées`, value: written.acknowledged.size },
      { case: `${label} : confirmées puis perdues`, value: lost },
      { case: `${label} : tentatives refusées`, value: written.refused.length },
      { case: `${label} : secondes jusqu’à l’écriture suivante`, value: Number(seconds.toFixed(1)) },
    ];
  } finally {
    await stop();
  }
};

/** Both, or the one of FAILOVER_MODE. */
const MODES = { synchrone: true, asynchrone: false };
const wanted = Object.entries(MODES).flatMap(([mode, isSynchronous]) =>
  (process.env.FAILOVER_MODE ?? mode) === mode ? [isSynchronous] : [],
);
const rows = [];
for (const isSynchronous of wanted) rows.push(...(await measure(isSynchronous)));
console.log(JSON.stringify({ name: 'le chef tué sous écritures', unit: 'voir chaque ligne', rows }));
process.exit(0);
