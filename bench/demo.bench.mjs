import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../server/testing/src/postgres.mjs';
import { freePort } from '../tooling/build/dev/local-server.mjs';

/**
 * First start of the built portal with an institution of 2,000 students, then of 100,000, on PostgreSQL: seconds
 * until /healthz answers and the most memory that the portal's process took. BENCH_STUDENTS sets the larger one.
 */
const SIZES = [2000, Number(process.env.BENCH_STUDENTS ?? 100_000)];
const ROOT = join(import.meta.dirname, '..');

/**
 * Megabytes, from the kernel's high-water mark; null where there is no /proc.
 *
 * @param {number | undefined} pid
 */
const peakOf = (pid) => {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
};

/** @param {number} students */
const firstStart = async (students) => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('this measure needs PostgreSQL');
  const dataDir = await mkdtemp(join(tmpdir(), 'portail-bench-'));
  const port = await freePort();
  const since = performance.now();
  const portal = spawn(process.execPath, [join(ROOT, 'server/commands/dist/server.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DEMO: '1',
      DEMO_STUDENTS: String(students),
      LOG_LEVEL: 'error',
    },
  });
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      if (answer?.ok) return { seconds: (performance.now() - since) / 1000, peak: peakOf(portal.pid) };
      if (portal.exitCode !== null) throw new Error(`le portail s'est arrêté (${portal.exitCode})`);
      await wait(100);
    }
  } finally {
    portal.kill('SIGTERM');
    await ended;
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** @type {{ students: number, seconds: number, peak: number | null, perThousand: number, ratio: number }[]} */
const rows = [];
for (const students of SIZES) {
  const { seconds, peak } = await firstStart(students);
  const perThousand = seconds / (students / 1000);
  const ratio = perThousand / (rows[0]?.perThousand ?? perThousand);
  rows.push({ students, seconds, peak, perThousand, ratio });
}
console.log(
  JSON.stringify({
    name: 'Première ouverture avec une grande institution',
    unit: 's jusqu’à /healthz ; ratio : par millier d’étudiants',
    rows: rows.map(({ students, seconds, peak, ratio }) => ({
      case: `${students} étudiants, ${peak} Mo au plus`,
      value: Number(seconds.toFixed(1)),
      ratio: Number(ratio.toFixed(2)),
    })),
  }),
);
