import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

const [, , disk = ''] = process.argv;
// Set before the test database chooses where to stand.
process.env.TMPDIR = disk;
register();
const { buildApp } = await import('../../../api/src/app.ts');
const { loadConfig } = await import('../../../api/src/config.ts');
const { openDatabase } = await import('../../../api/src/db/client.ts');
const { loadDemo } = await import('../../../api/src/demo/index.ts');

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const dataDir = join(disk, 'portail');
const config = loadConfig({
  DATA_DIR: dataDir,
  RELEASES_DIR: join(disk, 'releases'),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
});
const db = await openDatabase(config, { onError: () => {} });
await loadDemo(db, { clock, students: 200, privacyVersion: '2026-09-01' });
const app = await buildApp({ config, db, clock, sendMail: async () => {} });
const { createSession } = await import('../../../api/src/platform/auth/sessions.queries.ts');
const userId = (await app.rights.findUserId('230101')) ?? 0;
const session = await createSession(app.db.orm, { userId, idToken: null }, clock.now(), {
  idleMinutes: 60,
  absoluteHours: 10,
});

/** The longest that an answer may take, milliseconds: the time-outs of the database, with room for a slow machine. */
const IN_TIME = 45_000;
const headers = {
  host: new URL(config.publicUrl).host,
  cookie: `session=${session}`,
  'x-requested-with': 'portail',
  'sec-fetch-site': 'same-origin',
};

/** @type {{ case: string, value: number, ratio: number }[]} */
const rows = [];
let failed = 0;

/** @type {(what: string, answers: ReturnType<typeof read>[], allowed: number[]) => Promise<void>} */
const expectAll = async (what, answers, allowed) => {
  const late = new Promise((resolve) => setTimeout(resolve, IN_TIME, null).unref());
  const got = await Promise.all(answers.map((answer) => Promise.race([answer, late])));
  for (const answer of got) {
    const isRight =
      answer &&
      allowed.includes(answer.statusCode) &&
      (answer.statusCode < 500 || answer.headers['retry-after']);
    if (isRight) continue;
    failed += 1;
    console.error(
      `${what}: ${answer ? `${answer.statusCode} ${answer.body.slice(0, 200)}` : 'no answer in time'}`,
    );
  }
  const codes = [...new Set(got.map((answer) => answer?.statusCode ?? 0))].sort();
  rows.push({ case: `${what} : ${codes.join(', ')}`, value: got.length, ratio: 1 });
};

const read = () => app.inject({ url: '/api/v1/extranet/student/CommandeSyllabus', headers });
const order = () =>
  app.inject({
    method: 'POST',
    url: '/api/v1/extranet/student/commandeSyllabus',
    headers,
    payload: {
      ConditionsAcceptees: true,
      Lignes: [{ SupportCoursCodeInterne: 'X', LigneCommandeQuantite: 1 }],
    },
  });
const accept = () => app.inject({ method: 'POST', url: '/api/v1/security/RGPD', headers, payload: {} });
/** @template T @param {() => T} work */
const twelve = (work) => Array.from({ length: 12 }, work);

const filler = join(disk, 'filler');
/** @param {number} leave bytes */
const fill = (leave) => {
  const file = openSync(filler, 'a');
  const block = Buffer.alloc(65_536);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail * bsize <= leave) break;
      writeSync(file, block, 0, Math.min(block.length, Math.max(1, bavail * bsize - leave)));
    }
  } catch {
    // Full to the last byte.
  }
  closeSync(file);
};

/** Begins pieces of the database's journal until there is no room for one; their number, null when there always was. */
const exhaustJournal = async () => {
  for (let piece = 1; piece <= 40; piece += 1) {
    try {
      await db.pool.query('select pg_switch_wal()');
      await db.pool.query('update journal set n = n + 1');
    } catch (error) {
      return String(error).includes('pg_wal') ? piece : null;
    }
  }
  return null;
};

// One row that always fits in its page: what has no room is the journal.
await db.pool.query('create table journal as select 1 as n');
await expectAll('lectures, disque libre', twelve(read), [200]);
await expectAll('commandes, disque libre', twelve(order), [422]);
fill(20 * 1024 * 1024);
await expectAll('commandes, presque plein', twelve(order), [507]);
await expectAll('lectures, presque plein', twelve(read), [200]);
fill(0);
await expectAll('commandes, plein', twelve(order), [507]);
// What is not refused meets the end of the disk in the journal of the database itself.
const pieces = await exhaustJournal();
if (pieces === null) {
  failed += 1;
  console.error('the journal of the database never met the end of the disk');
}
await expectAll('lectures, base sans journal', twelve(read), [503, 507]);
await expectAll('acceptations, base sans journal', twelve(accept), [503, 507]);
rmSync(filler);
await expectAll('une lecture, place rendue', [read()], [200, 503]);
await expectAll('lectures, place rendue', twelve(read), [200]);
await expectAll('commandes, place rendue', twelve(order), [422]);
await expectAll('acceptations, place rendue', twelve(accept), [204]);
await app.close();
await db.close();
console.log(JSON.stringify({ name: 'disque plein', unit: 'réponses', rows }));
process.exit(failed > 0 ? 1 : 0);
