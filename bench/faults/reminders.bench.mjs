import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { startPostgres } from '../../api/src/testing/postgres.mjs';

/**
 * Reminders of BENCH_REMINDED students (10,000) on both engines, by a process that is killed at a quarter and at half of
 * the mails and started again: how many were told, mailed, or told twice. A reminder that is missing or doubled makes the
 * bench fail. BENCH_ENGINES names one of the two alone.
 */
const STUDENTS = Number(process.env.BENCH_REMINDED ?? 10_000);
const ENGINES = (process.env.BENCH_ENGINES ?? 'PGlite,PostgreSQL').split(',');
const NOW = '2026-11-23T10:00:00Z';

register();
const { openDatabase } = await import('../../api/src/db/client.ts');
const { copyTemplate } = await import('../../api/src/testing/database.ts');
const { recipients, remindUntil } = await import('../../api/src/testing/reminders/kill-reminders.ts');
const { demoTemplate } = await import('../../api/src/testing/portal.ts');
const { addRemindedStudents, countReminders } = await import(
  '../../api/src/testing/reminders/reminded-students.ts'
);

/** @param {string} dataDir @param {string | undefined} databaseUrl */
const fill = async (dataDir, databaseUrl) => {
  const db = await openDatabase({ databaseUrl: databaseUrl ?? null, dataDir });
  if (databaseUrl !== undefined) await demoTemplate().fill(db);
  await addRemindedStudents(db, STUDENTS, NOW.slice(0, 10));
  await db.close();
};

/** @param {string} dataDir @param {string | undefined} databaseUrl */
const remindAndKill = async (dataDir, databaseUrl) => {
  const place = { dataDir, now: NOW, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const killedAt = [];
  for (const mails of [STUDENTS / 4, STUDENTS / 2]) killedAt.push((await remindUntil(place, mails)).sent);
  await remindUntil(place);
  const db = await openDatabase({ databaseUrl: databaseUrl ?? null, dataDir }, { migrate: false });
  const counts = await countReminders(db);
  await db.close();
  const people = recipients(dataDir);
  return { ...counts, killedAt, mails: people.length, people: new Set(people).size };
};

/** @param {string} engine @param {string} dataDir @param {string} [databaseUrl] */
const measure = async (engine, dataDir, databaseUrl) => {
  try {
    await fill(dataDir, databaseUrl);
    const since = performance.now();
    const result = await remindAndKill(dataDir, databaseUrl);
    const perSecond = Math.round(STUDENTS / ((performance.now() - since) / 1000));
    console.error(`[${engine}] ${JSON.stringify(result)}`);
    return { engine, perSecond, ...result };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const results = [];
if (ENGINES.includes('PGlite')) results.push(await measure('PGlite', await copyTemplate(demoTemplate())));
const postgres = ENGINES.includes('PostgreSQL') ? await startPostgres() : null;
if (postgres) {
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'portail-rappels-'));
    results.push(await measure('PostgreSQL', dataDir, postgres.url));
  } finally {
    await postgres.stop();
  }
}

/** @param {number} part */
const share = (part) => Number((part / STUDENTS).toFixed(4));
const rows = results.flatMap(({ engine, told, most, mails, people, perSecond, killedAt }) => [
  { case: `${engine} : étudiants prévenus`, value: told, ratio: share(told) },
  { case: `${engine} : rappels au plus par étudiant`, value: most, ratio: most },
  { case: `${engine} : e-mails partis`, value: mails, ratio: share(mails) },
  { case: `${engine} : adresses différentes`, value: people, ratio: share(people) },
  {
    case: `${engine} : e-mails partis aux deux arrêts`,
    value: killedAt.join(' et '),
    ratio: share(killedAt[1] ?? 0),
  },
  { case: `${engine} : rappels par seconde, arrêts compris`, value: perSecond, ratio: 1 },
]);
console.log(JSON.stringify({ name: 'rappels et arrêts brutaux', unit: 'rappels', rows }));
/** @param {typeof results[number]} result */
const isWrong = ({ told, most, mails, people }) =>
  told !== STUDENTS || most !== 1 || mails !== STUDENTS || people !== STUDENTS;
process.exitCode = results.some(isWrong) ? 1 : 0;
