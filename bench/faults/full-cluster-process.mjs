import { setTimeout as wait } from 'node:timers/promises';
import { findLeader } from '../../deploy/topology/bases.mjs';
import { databaseUrl } from '../../deploy/topology/plan.mjs';
import { startBase } from '../../deploy/topology/start.mjs';
import { until } from '../../deploy/topology/supervisor.mjs';
import { openDisks } from './full-cluster/disks.mjs';
import { sightOf, turnOf } from './full-cluster/judge.mjs';
import { openPeople } from './full-cluster/people.mjs';
import { openWatch } from './full-cluster/watch.mjs';
import { ask } from './writers.mjs';

/** In a mount namespace that goes with this process: bench/faults/full-cluster.bench.mjs starts it. */
const PORT = Number(process.env.FULL_CLUSTER_PORT ?? 4600);
/** Milliseconds that the disk stays full. */
const FULL = Number(process.env.FULL_CLUSTER_SECONDS ?? 60) * 1000;
const CALM = 5000;

const FOLLOWERS = `select application_name as name from pg_stat_replication where state = 'streaming'`;

const disks = openDisks(PORT, ['base1', 'base2', 'base3']);
const { plan, supervisor, stop } = await startBase({ port: PORT, ground: disks.ground });

/** When all the others follow whoever leads; undefined where they do not by themselves. */
const whenAllFollow = async () => {
  const isWhole = async () =>
    (await ask(databaseUrl(plan, 'postgres'), FOLLOWERS).catch(() => [])).length === plan.bases.length - 1;
  return until('les trois bases', isWhole).then(Date.now, () => undefined);
};

const play = async () => {
  const people = await openPeople(databaseUrl(plan, 'portail'));
  const watch = openWatch(plan.bases);
  await wait(CALM);
  const leader = await findLeader(plan);
  if (!leader) throw new Error('nobody leads');
  disks.fill(leader.name);
  const filledAt = Date.now();
  watch.tell(`le disque de ${leader.name}, qui mène, est plein`);
  await wait(FULL);
  disks.free(leader.name);
  const freedAt = Date.now();
  watch.tell('la place est rendue');
  const whole = whenAllFollow();
  await until('une écriture', async () => people.every(({ written }) => (written.at.at(-1) ?? 0) > freedAt));
  await wait(CALM);
  for (const { leave } of people) await leave();
  const wholeAt = await whole;
  watch.tell(wholeAt === undefined ? 'un nœud ne suit pas de lui-même' : 'deux nœuds suivent');
  await watch.leave();
  const span = { filledAt, freedAt, wholeAt };
  const rows = [
    ...people.flatMap(({ kind, written }) => sightOf(kind, written, filledAt, freedAt)),
    ...turnOf(leader.name, watch.sayings, span),
  ];
  let lost = 0;
  for (const { kind, written, countLost } of people) {
    const count = await countLost();
    lost += count;
    rows.push({ case: `${kind} : confirmées en tout`, value: written.acknowledged.size, ratio: null });
    rows.push({ case: `${kind} : confirmées puis perdues`, value: count, ratio: null });
  }
  return { rows, lost };
};

try {
  const { rows, lost } = await play();
  console.log(JSON.stringify({ name: 'le disque du chef plein', unit: 'voir chaque ligne', rows }));
  process.exitCode = lost > 0 ? 1 : 0;
} finally {
  await supervisor.stop();
  disks.close();
  await stop();
}
process.exit();
