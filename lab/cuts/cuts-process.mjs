import { setTimeout as wait } from 'node:timers/promises';
import { startTopology } from '../../deploy/topology/start.mjs';
import { until } from '../../deploy/topology/supervisor.mjs';
import { sightOf } from './judge.mjs';
import { openNetwork } from './network.mjs';
import { openPeople } from './people.mjs';
import { cutsOf, leaderOf } from './plan.mjs';

/** In a network namespace that goes with this process: `cuts.lab.mjs` starts it. */
const PORT = Number(process.env.CUTS_PORT ?? 4600);
/** Seconds that a cut lasts, longer than any lease or time-out of the parts. */
const CUT = Number(process.env.CUTS_SECONDS ?? 40) * 1000;
const CALM = 5000;
const USERS = ['230101', '230106', '230107', '230108', '220301', '210201'];

const network = openNetwork();
const { plan, url, stop } = await startTopology({ port: PORT, portals: 2, hosts: network.hosts });
const rows = [];
let lost = 0;
try {
  const wanted = cutsOf(plan).filter(({ label }) => label.includes(process.env.CUTS_ONLY ?? ''));
  for (const { label, ones, others } of wanted) {
    const people = await openPeople(url, USERS);
    await wait(CALM);
    const leader = await leaderOf(plan);
    const from = Date.now();
    for (const one of ones(leader)) for (const other of others(leader)) network.cut(one, other);
    await wait(CUT);
    network.mend();
    const to = Date.now();
    await until('une écriture', async () =>
      people.acts.some(({ kind, at, status }) => kind === 'ecriture' && at > to && status === 200),
    );
    await wait(CALM * 2);
    const fates = await people.leave();
    const count = (/** @type {string} */ fate) => fates.filter((one) => one === fate).length;
    lost += count('lost');
    const sight = sightOf(people.acts, { from, to, until: Date.now() });
    const led = (await leaderOf(plan)) === leader ? 'le même' : 'un autre';
    const row = { case: label, ...sight, leader: led, lost: count('lost'), overtaken: count('overtaken') };
    console.error(JSON.stringify(row));
    rows.push(row);
  }
} finally {
  network.mend();
  await stop();
}
console.log(JSON.stringify({ name: 'le réseau coupé', unit: 'voir chaque ligne', rows }));
process.exit(lost > 0 ? 1 : 0);
