import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrometheus } from '../../deploy/topology/packages.mjs';
import { buildServer } from '../../server/commands/build.mjs';
import { LINES } from './outages.mjs';
import { startPrometheus } from './prometheus.mjs';
import { readRules } from './rules.mjs';
import { openSchool } from './school.mjs';

/**
 * Every alert of deploy/monitoring, by an outage of its own under a real Prometheus: it does not fire before, it fires, and
 * it ends once the cause is mended. Time runs twenty times faster for the rules. A rule without an outage fails it. It takes
 * root, Debian's packages and the shell, built. ALERTS_PORT (4700): the first of ten ports; ALERTS_ONLY: one rule.
 */
const PORT = Number(process.env.ALERTS_PORT ?? 4700);
const ONLY = process.env.ALERTS_ONLY;

ensurePrometheus();
await buildServer();
const rules = readRules();
const proven = new Set(LINES.flat().map(([rule]) => rule));
const odd = [
  ...rules.names.filter((name) => !proven.has(name)),
  ...[...proven].filter((name) => !rules.names.includes(name)),
];
if (odd.length > 0) throw new Error(`Règle sans panne, ou panne sans règle : ${odd.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'portail-alertes-'));
const school = await openSchool({ folder, port: PORT });
const prometheus = await startPrometheus({
  folder: join(folder, 'prometheus'),
  port: PORT + 9,
  rules: rules.text,
});
for (const { port } of Object.values(school.portals)) prometheus.watch(port);

let failed = 0;

/** @param {import('./outages.mjs').Proof} proof */
const prove = async ([rule, what, outage]) => {
  const course = outage(school, prometheus);
  try {
    await prometheus.when(rule, 'is quiet');
    const since = performance.now();
    await course.next();
    await prometheus.when(rule, 'fires');
    const fired = performance.now();
    await course.next();
    await prometheus.when(rule, 'ends');
    const ended = performance.now();
    await course.next();
    const [before, after] = [fired - since, ended - fired].map((ms) => (ms / 1000).toFixed(1));
    console.log(`${rule} : ${what} ; sonne après ${before} s, finit après ${after} s`);
  } catch (error) {
    failed += 1;
    console.log(`${rule} : ${what} ; ÉCHEC : ${error instanceof Error ? error.message : error}`);
    await course.next();
  }
};

/** @param {readonly import('./outages.mjs').Proof[]} line */
const proveInTurn = async (line) => {
  for (const proof of line) if (ONLY === undefined || proof[0] === ONLY) await prove(proof);
};

try {
  const [first = [], ...others] = LINES;
  await proveInTurn(first);
  await Promise.all(others.map(proveInTurn));
} finally {
  await prometheus.stop();
  await school.close();
}
console.log(failed === 0 ? `${ONLY ?? `${rules.names.length} règles`} : tenu` : `${failed} en échec`);
process.exit(failed === 0 ? 0 : 1);
