import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySchool } from '../../bench/school/school.mjs';
import { FIRST_ADDED } from '../../bench/school/students.mjs';
import { activateLocalBuilds } from '../../deploy/activate-local-builds.mjs';
import { ensureNginx } from '../../deploy/testing/nginx.mjs';
import { startPostgres } from '../../server/testing/src/postgres.mjs';
import { startPortal } from './portal.mjs';
import { buildSchool, countPlaces } from './school.mjs';
import { summarizeRush } from './summarize-rush.mjs';
import { ensureTsung, play } from './tsung.mjs';
import { SHARES, tsungScenario } from './tsung-scenario.mjs';

/**
 * The morning on which groups open: RUSH_STUDENTS (5,000) sign in within RUSH_SECONDS (120) from one address and choose
 * among groups that have RUSH_MISSING (600) places too few, while others order and read, on 1 and 2 processes
 * (RUSH_PROCESSES) over PostgreSQL. Tsung lets them come, whether the portal keeps up or not. A place given twice, who
 * came a second later served first, an error, or who gave up or never came makes it fail. RUSH_PORT: the first of
 * ten ports.
 */
const STUDENTS = Number(process.env.RUSH_STUDENTS ?? 5000);
const SECONDS = Number(process.env.RUSH_SECONDS ?? 120);
const MISSING = Number(process.env.RUSH_MISSING ?? 600);
const PROCESSES = (process.env.RUSH_PROCESSES ?? '1,2').split(',').map(Number);
const PORT = Number(process.env.RUSH_PORT ?? 4700);

ensureTsung();
if (!ensureNginx())
  throw new Error('Il faut : apt-get install nginx libnginx-mod-http-brotli-static openssl');
// The domains that were built here are in service.
await activateLocalBuilds();
const folder = mkdtempSync(join(tmpdir(), 'portail-ruee-'));
const students = join(folder, 'etudiants.csv');
writeFileSync(
  students,
  // The last digit of a key is the rank of the write.
  Array.from({ length: STUDENTS }, (_, rank) => `${FIRST_ADDED + rank};${randomUUID().slice(0, -1)}\n`).join(
    '',
  ),
);

/** @type {(cluster: string, school: Awaited<ReturnType<typeof buildSchool>>, processes: number) => Promise<ReturnType<typeof summarizeRush> & { processes: number, oversold: number }>} */
const measure = async (cluster, { course, places }, processes) => {
  const database = await copySchool(cluster, `matin_${processes}`);
  const own = join(folder, String(processes));
  const { url, provider, stop } = await startPortal({ folder: own, port: PORT, processes, database });
  try {
    const scenario = { portal: url, provider, students, count: STUDENTS, seconds: SECONDS, course };
    const summary = summarizeRush(play(join(own, 'tsung'), tsungScenario(scenario)));
    const { given, counted } = await countPlaces(database, course);
    const oversold = Math.max(0, Math.max(given, counted, summary.granted) - places);
    const result = { processes, ...summary, places, given, counted, oversold };
    console.error(JSON.stringify(result));
    return result;
  } finally {
    await stop();
  }
};

const postgres = await startPostgres({ isDurable: true });
if (!postgres) throw new Error('Il faut PostgreSQL.');
const results = [];
try {
  const choosing = Math.floor((STUDENTS * SHARES.choose) / 100);
  const school = await buildSchool(postgres.url, { students: STUDENTS, choosing, missing: MISSING });
  for (const processes of PROCESSES) results.push(await measure(postgres.url, school, processes));
} finally {
  await postgres.stop();
  if (!process.env.RUSH_KEEP) rmSync(folder, { recursive: true, force: true });
  else console.error(folder);
}
/** @param {{ people: number, oversold: number, unfair: number, failed: number, gaveUp: number }} row */
const holds = ({ people, oversold, unfair, failed, gaveUp }) =>
  people === STUDENTS && oversold + unfair + failed + gaveUp === 0;
if (!results.every(holds)) process.exitCode = 1;
console.log(JSON.stringify({ name: 'la ruée', unit: 'voir chaque ligne', rows: results }));
