import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { makePackage } from './make-package.mjs';

/**
 * Imports a package of BENCH_STUDENTS students with ten years of results into PostgreSQL, after one of a tenth of
 * them: time by line, and the memory of this process, which must not grow with the package. A second import of the
 * same package has to change nothing.
 */
const STUDENTS = Number(process.env.BENCH_STUDENTS ?? 10_000);

register();
const { openTestDatabase } = await import('../../server/testing/src/database.ts');
const { startPostgres } = await import('../../server/testing/src/postgres.mjs');
const { packageKinds } = await import('../../server/portal/src/domains/exchange.ts');
const { importPackage } = await import('../../server/exchange/src/package/import-package.ts');

/**
 * The most memory that this process holds while it works, bytes.
 *
 * @param {() => Promise<void>} work
 */
const peakOf = async (work) => {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  await work();
  clearInterval(watch);
  return peak;
};

/** @param {number} students */
const measure = async (students) => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-mesure-'));
  const db = await openTestDatabase();
  try {
    const lines = await makePackage(folder, students);
    /** @param {((step: object) => void) | null} onProgress */
    const run = (onProgress) =>
      db.maintenance((client) =>
        importPackage(client, packageKinds, folder, { dryRun: false, ...(onProgress ? { onProgress } : {}) }),
      );
    const started = performance.now();
    /** @param {object} step */
    const say = (step) =>
      console.error(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${JSON.stringify(step)}`);
    const peak = await peakOf(async () => {
      const { faults } = await run(say);
      if (faults.total > 0) throw new Error(JSON.stringify(faults.files));
    });
    const seconds = (performance.now() - started) / 1000;
    const again = performance.now();
    const { outcomes } = await run(null);
    if (outcomes.some(({ added, changed }) => added + changed > 0))
      throw new Error('a second import changes something');
    return { students, lines, seconds, again: (performance.now() - again) / 1000, peak };
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const postgres = await startPostgres();
if (!postgres) throw new Error('no PostgreSQL to measure on');
process.env.TEST_DATABASE_URL = postgres.url;
try {
  const [small, large] = [await measure(Math.ceil(STUDENTS / 10)), await measure(STUDENTS)];
  /** @param {number} value */
  const round = (value) => Number(value.toFixed(3));
  const rows = [small, large].flatMap(({ students, lines, seconds, again, peak }) => [
    {
      case: `${students} étudiants, ${lines} lignes : secondes`,
      value: round(seconds),
      ratio: round(seconds / small.seconds),
    },
    { case: `${students} étudiants : second import`, value: round(again), ratio: round(again / seconds) },
    {
      case: `${students} étudiants : mémoire, Mo`,
      value: round(peak / 1e6),
      ratio: round(peak / small.peak),
    },
  ]);
  console.log(JSON.stringify({ name: 'Import d’un paquet', unit: 's, Mo', rows }));
} finally {
  await postgres.stop();
}
