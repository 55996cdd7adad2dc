import { setTimeout as wait } from 'node:timers/promises';
import { startTopology } from '../../deploy/topology/start.mjs';
import { until } from '../../deploy/topology/supervisor.mjs';
import { openNetwork } from './network.mjs';
import { cutsOf, leaderOf } from './plan.mjs';
import { summarizeOutage } from './summarize-outage.mjs';
import { startUsers } from './users.mjs';

/** Port inside the network namespace of this process, which `cuts.lab.mjs` starts. */
const PORT = Number(process.env.CUTS_PORT ?? 4600);
/** Duration of a network partition, seconds; longer than any lease or timeout. */
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
    const people = await startUsers(url, USERS);
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
    const sight = summarizeOutage(people.acts, { from, to, until: Date.now() });
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
