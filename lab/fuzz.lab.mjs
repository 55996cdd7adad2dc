import { register } from 'tsx/esm/api';

/**
 * Twenty thousand seeded requests, bent in every way, to every call of the API's own document: none may end in 500, in
 * a refusal that is not problem+json, or take the process or a session with it. FUZZ_REQUESTS, FUZZ_SEED and
 * FUZZ_MINUTES change how many, which and how long at most; a fault is printed with its request.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 21_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 20);

register();
const { openTestPortal } = await import('../server/testing/src/portal.ts');
const { runFuzz } = await import('../server/testing/src/fuzz/run-fuzz.ts');

const portal = await openTestPortal();
const since = Date.now();
const report = await runFuzz(portal, { requests: REQUESTS, seed: SEED, maxMs: MINUTES * 60_000 });
const seconds = (Date.now() - since) / 1000;
await portal.close();
for (const fault of report.faults) console.error(fault);
const rows = [
  { case: `requêtes, ${report.operations} appels, graine ${SEED}`, value: report.sent, ratio: 1 },
  ...Object.entries(report.byStatus).map(([status, value]) => ({
    case: `réponses ${status}`,
    value,
    ratio: Number((value / report.sent).toFixed(3)),
  })),
  { case: 'fautes', value: report.faults.length, ratio: 0 },
  { case: 'réponse la plus lente, ms', value: report.slowestMs, ratio: 0 },
  { case: 'durée, s', value: Math.round(seconds), ratio: 0 },
];
console.log(JSON.stringify({ name: 'entrées hostiles', unit: 'requêtes', rows }));
// A run that was cut short proves less than it says.
process.exitCode = report.faults.length > 0 || report.sent < REQUESTS ? 1 : 0;
