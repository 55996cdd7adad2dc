import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { type Answers, readEverything } from 'server-testing/upgrade/every-answer';
import { forgetWhatIsNew, releasedTemplate, tablesOf } from 'server-testing/upgrade/released-school';
import { url } from 'server-testing/url';
import { draft, keepDraft } from 'shared-contract/drafts/endpoints';
import { migrateDatabase } from '../migrate';
import type { Table } from '../transfer/tables';
import { runWithLockTimeout } from './apply-migrations';
import { SchemaNewer } from './schema-newer';

let portal: TestPortal;
let before: Answers;
let released: Table[];

beforeAll(async () => {
  portal = await openTestPortal({}, {}, releasedTemplate());
  released = await tablesOf(portal.db);
}, 300_000);
afterAll(() => portal?.close(), 60_000);

/** What a migration may bring to tables that are read and written meanwhile. */
const COMING = `
alter table drafts add column essai text;
alter table inscriptions add column essai integer not null default 0;
create index essai_idx on inscriptions (essai);
create table essais (essai_id integer primary key, inscription_id integer references inscriptions);`;

/** Brings the tables up to date, then to what may come next. */
const upgradeTables = (): Promise<void> =>
  portal.db.maintenance(async (client) => {
    await migrateDatabase(client);
    await runWithLockTimeout(client, () => client.query(COMING));
  });

/** Who looked at what, who is signed in where, and the draft that is written below: another at each look. */
const MOVES = /\/(audit|admin|etat|drafts|Consultations|Appareils)/i;

/** An answer without the files that somebody opened last, which the looks themselves change. */
const withoutLooks = (answer: Answers[string]): Answers[string] =>
  Object(answer.body).Recents === undefined
    ? answer
    : { ...answer, body: { ...Object(answer.body), Recents: [] } };

/** Those of some answers that say the same at each look. */
const steady = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([call]) => !MOVES.test(call))
      .map(([call, answer]) => [call, withoutLooks(answer)]),
  );

/** False for a list of deadlines in which a domain, for want of its columns, left only its line. */
const isWhole = (body: unknown): boolean => !String(JSON.stringify(body)).includes('"EstIllisible":true');

/** What a student reads that this release could answer on the released schema too. */
const workingReads = (): string[] =>
  Object.entries(before)
    .filter(([call, { status }]) => call.startsWith('etudiant ') && status === 200)
    .map(([call]) => call.replace('etudiant ', ''))
    .filter((path) => !path.endsWith('/parameters'));

/** Reads and writes again and again until `work` is over; resolves to what was written last and what was refused. */
const whileWorking = async (work: Promise<unknown>) => {
  const student = await portal.as('730101');
  const address = url(keepDraft, { ScreenLocation: 'Absences' });
  const reads = workingReads();
  expect(reads.length).toBeGreaterThan(15);
  const seen = { written: 0, asked: 0, refused: new Set<number>() };
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver || seen.asked < 20) {
    const answers = await Promise.all([
      student.send({
        method: 'PUT',
        url: address,
        payload: { Contenu: { tour: seen.written + 1 } },
        headers: { 'x-requested-with': 'portail' },
      }),
      ...reads.map((path) => student.get(path)),
    ]);
    seen.asked += answers.length;
    if (answers[0]?.statusCode === 200) seen.written += 1;
    for (const { statusCode } of answers) if (statusCode >= 400) seen.refused.add(statusCode);
  }
  await ended;
  return { seen, student };
};

test('a school of the released schema is brought up to date while it works: nothing is refused, nothing lost', async () => {
  before = await readEverything(portal);
  const { seen, student } = await whileWorking(upgradeTables());
  expect([...seen.refused]).toEqual([]);
  expect(seen.written).toBeGreaterThan(0);
  const kept = await student.get(url(draft, { ScreenLocation: 'Absences' }));
  expect(kept.json().Contenu).toEqual({ tour: seen.written });
  await student.delete(url(draft, { ScreenLocation: 'Absences' }));
}, 300_000);

test('every persona is then told what a school says that was made today', async () => {
  const after = steady(await readEverything(portal));
  const today = await openTestPortal();
  try {
    await forgetWhatIsNew(today.db, released);
    expect(after).toEqual(steady(await readEverything(today)));
  } finally {
    await today.close();
  }
  // What this release could answer before the upgrade, when it lacked columns: the same as after it.
  const worked = Object.entries(steady(before)).filter(
    ([call, { status, body }]) => status < 500 && call in after && isWhole(body),
  );
  expect(worked.length).toBeGreaterThan(500);
  expect(after).toMatchObject(Object.fromEntries(worked));
}, 300_000);

test('a process of the release before does not start on it, and says why', async () => {
  await portal.db.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('d’une version à venir', 9999999999999)",
  );
  const start = portal.db.maintenance((client) => migrateDatabase(client));
  await expect(start).rejects.toThrow(SchemaNewer);
  await expect(start).rejects.toThrow(/version plus récente du portail\u00a0: elle a reçu 1 migration que/);
});

test('the version says the release and its schema', async () => {
  const { version, schema } = (await portal.browse().get('/api/v1/version')).json();
  expect(version).toMatch(/^\d{4}\.\d+\.\d+$/);
  expect(schema).toMatch(/^\d{4}_[a-z0-9-]+$/);
});
