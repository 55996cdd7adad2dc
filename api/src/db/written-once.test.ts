import { eq, gt, sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/database';
import type { Database } from './client';
import { portalSessions } from './schema/platform/platform';
import { etudiants } from './schema/records/people';
import { type Places, writtenOnce } from './written-once';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

let written = 0;
const selectTwice = writtenOnce((executor, at: Places<{ number: number }>) => {
  written += 1;
  return executor
    .select({ twice: sql<number>`${at.number}::int * 2` })
    .from(sql`(select 1) as one`)
    .limit(1);
});

test('a text is written once for a database, and each is answered by its own values', async () => {
  const before = written;
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const answers = await Promise.all(numbers.map((number) => selectTwice(db.orm, { number })));
  expect(answers.map(([row]) => row?.twice)).toEqual(numbers.map((number) => number * 2));
  expect(written - before).toBe(1);
});

test('in a transaction it sees what the transaction did, and nothing of it is kept for another', async () => {
  const selectStudents = writtenOnce((executor, at: Places<{ matricule: string }>) =>
    executor.select({ nom: etudiants.nom }).from(etudiants).where(eq(etudiants.matricule, at.matricule)),
  );
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table etudiants (matricule text, nom text) on commit drop`);
    await tx.execute(sql`insert into etudiants values ('1', 'Ici')`);
    expect(await selectStudents(tx, { matricule: '1' })).toEqual([{ nom: 'Ici' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await selectStudents(db.orm, { matricule: '1' })).toEqual([]);
});

test('it refuses to leave a transaction that is open, each time', async () => {
  await selectTwice(db.orm, { number: 1 });
  const inside = db.transaction(() => selectTwice(db.orm, { number: 1 }));
  await expect(inside).rejects.toMatchObject({
    cause: { message: expect.stringContaining('this code runs inside a transaction') },
  });
});

test('an instant is the same instant by a place and by a value', async () => {
  const now = new Date('2026-03-29T01:30:00.123Z');
  const byPlace = writtenOnce((executor, at: Places<{ now: Date }>) =>
    executor.select({ n: sql`${at.now}::timestamptz` }).from(sql`(select 1) as one`),
  );
  const [row] = await byPlace(db.orm, { now });
  expect(new Date(String(row?.n)).toISOString()).toBe(now.toISOString());
  const live = writtenOnce((executor, at: Places<{ now: Date }>) =>
    executor
      .select({ hash: portalSessions.tokenHash })
      .from(portalSessions)
      .where(gt(portalSessions.expiresAt, at.now)),
  );
  expect(await live(db.orm, { now })).toEqual([]);
});
