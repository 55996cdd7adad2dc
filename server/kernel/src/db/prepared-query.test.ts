import { once } from 'node:events';
import { eq, gt, sql } from 'drizzle-orm';
import { portalSessions } from 'server-schema/platform/platform';
import { etudiants } from 'server-schema/records/people';
import { openTestDatabase } from 'server-testing/database';
import type { Database, Executor } from './client';
import { type Placeholders, preparedQuery, preparedSql } from './prepared-query';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

let written = 0;
const selectTwice = preparedQuery((executor, at: Placeholders<{ number: number }>) => {
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
  const selectStudents = preparedQuery((executor, at: Placeholders<{ matricule: string }>) =>
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

/** How many statements PostgreSQL keeps on this connection whose text has this in it. */
const keptWith = async (executor: Executor, piece: string): Promise<unknown> => {
  const { rows } = await executor.execute(
    sql`select count(*)::int as kept from pg_prepared_statements where position(${piece} in statement) > 0`,
  );
  return rows[0]?.['kept'];
};

const labelled = (label: string) =>
  preparedQuery((executor, at: Placeholders<{ number: number }>) =>
    executor
      .select({ number: sql<number>`${at.number}::int` })
      .from(sql`(select 1) as ${sql.identifier(label)}`)
      .limit(1),
  );

test('PostgreSQL keeps it once a connection, and nothing of what is asked in a transaction', async () => {
  const alone = labelled('asked_alone');
  for (const number of [1, 2, 3]) expect(await alone(db.orm, { number })).toEqual([{ number }]);
  expect(await keptWith(db.orm, 'asked_alone')).toBe(1);
  const inside = labelled('asked_inside');
  const kept = await db.transaction(async (tx) => {
    expect(await inside(tx, { number: 1 })).toEqual([{ number: 1 }]);
    return keptWith(tx, 'asked_inside');
  });
  expect(kept).toBe(0);
});

test('it is answered on the connection that comes after one that was lost', async () => {
  await selectTwice(db.orm, { number: 1 });
  const gone = once(db.pool, 'remove');
  db.pool.once('acquire', (client) => Reflect.get(client, 'connection').stream.destroy());
  await expect(selectTwice(db.orm, { number: 2 })).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/terminated|closed|ended|writable/i) },
  });
  await gone;
  expect(await selectTwice(db.orm, { number: 3 })).toEqual([{ twice: 6 }]);
});

test('a column that changes its type under it fails nobody', async () => {
  await db.pool.query('create table solde (id int primary key, n int not null)');
  await db.pool.query('insert into solde values (1, 7)');
  const selectBalance = preparedQuery((executor, at: Placeholders<{ id: number }>) =>
    executor.select({ n: sql`n` }).from(sql`solde`).where(sql`id = ${at.id}`),
  );
  const askAll = async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => selectBalance(db.orm, { id: 1 })));
    return new Set(answers.map(([row]) => row?.n));
  };
  expect(await askAll()).toEqual(new Set([7]));
  await db.pool.query('alter table solde alter column n type text');
  expect(await askAll()).toEqual(new Set(['7']));
});

test('many at once are each told the same of what can not be asked, and answered once it can', async () => {
  const selectEntry = preparedSql<{ id: number }, { n: number }>(
    (at) => sql`select n from registre where id = ${at.id}`,
  );
  const askMany = () => Promise.allSettled(Array.from({ length: 20 }, () => selectEntry(db.orm, { id: 1 })));
  for (const result of await askMany())
    expect(result).toMatchObject({ status: 'rejected', reason: { cause: { code: '42P01' } } });
  await db.pool.query('create table registre as select 1 as id, 7 as n');
  for (const result of await askMany()) expect(result).toEqual({ status: 'fulfilled', value: [{ n: 7 }] });
});

test('what is written in SQL is kept alike, and sees what its transaction did', async () => {
  const selectCount = preparedSql<{ least: number }, { count: number }>(
    (at) => sql`select count(*)::int as count from comptees where n >= ${at.least}`,
  );
  await db.pool.query('create table comptees as select 1 as n');
  for (let turn = 0; turn < 3; turn += 1)
    expect(await selectCount(db.orm, { least: 1 })).toEqual([{ count: 1 }]);
  expect(await keptWith(db.orm, 'from comptees')).toBe(1);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into comptees values (2)`);
    expect(await selectCount(tx, { least: 1 })).toEqual([{ count: 2 }]);
    await expect(selectCount(db.orm, { least: 1 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('this code runs inside a transaction') },
    });
  });
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
  const byPlace = preparedQuery((executor, at: Placeholders<{ now: Date }>) =>
    executor.select({ n: sql`${at.now}::timestamptz` }).from(sql`(select 1) as one`),
  );
  const [row] = await byPlace(db.orm, { now });
  expect(new Date(String(row?.n)).toISOString()).toBe(now.toISOString());
  const live = preparedQuery((executor, at: Placeholders<{ now: Date }>) =>
    executor
      .select({ hash: portalSessions.tokenHash })
      .from(portalSessions)
      .where(gt(portalSessions.expiresAt, at.now)),
  );
  expect(await live(db.orm, { now })).toEqual([]);
});
