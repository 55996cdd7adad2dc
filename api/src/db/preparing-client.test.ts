import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/database';
import type { Database, Tx } from './client';
import { openNames } from './preparing-client';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query('create table solde (id int primary key, n int not null)');
  await db.pool.query('insert into solde values (1, 7)');
}, 60_000);
afterAll(() => db.close());

/** How many plans the connection of a transaction keeps for texts that begin so. */
const plansOf = async (tx: Tx, start: string): Promise<unknown> => {
  const { rows } = await tx.execute(
    sql`select count(*)::int as plans from pg_prepared_statements where statement like ${`${start}%`}`,
  );
  return rows[0]?.['plans'];
};

/** Asks a text on one connection. */
const onOne = (text: string, times: number) =>
  db.transaction(async (tx) => {
    for (let turn = 0; turn < times; turn += 1) await tx.execute(sql`${sql.raw(text)} where id = ${1}`);
    return plansOf(tx, text);
  });

const often = async (work: () => Promise<unknown>, times = 40) => {
  const answers = await Promise.all(Array.from({ length: times }, work));
  return new Set(answers.map((answer) => JSON.stringify(answer)));
};

test('a plan is kept for what is asked often, and for nothing else', async () => {
  expect(await onOne('select n, 1 as seldom from solde', 2)).toBe(0);
  expect(await onOne('select n, 1 as often from solde', 5)).toBe(1);
});

test('many at once are answered each its own, on every connection', async () => {
  let rank = 0;
  const answers = await often(async () => {
    rank += 1;
    const asked = rank;
    const { rows } = await db.pool.query('select $1::int as asked, n from solde where id = $2', [asked, 1]);
    return rows[0].asked - asked + rows[0].n;
  });
  expect(answers).toEqual(new Set(['7']));
});

test('a table that changes its columns under a plan fails nobody', async () => {
  const alone = async () => (await db.pool.query('select n from solde where id = $1', [1])).rows;
  const inside = () =>
    db.transaction(async (tx) => (await tx.execute(sql`select n from solde where id = ${1}`)).rows);
  await often(alone);
  await often(inside);
  await db.pool.query('alter table solde alter column n type text');
  expect(await often(alone)).toEqual(new Set(['[{"n":"7"}]']));
  await db.pool.query('alter table solde alter column n type numeric(4, 1) using n::numeric');
  expect(await often(inside)).toEqual(new Set(['[{"n":"7.0"}]']));
});

test('an error is told as it is, and the statement may be asked again', async () => {
  const divide = (by: number) => db.pool.query('select 1 / $1::int as part', [by]);
  await often(async () => (await divide(1)).rows);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(1)).rows).toEqual([{ part: 1 }]);
});

/** Asks so many texts, each often, and all of them again on every connection. */
const askMany = async (label: string, count: number) => {
  for (let rank = 0; rank < count; rank += 1)
    for (let turn = 0; turn < 3; turn += 1) await db.pool.query(`select $1::int as ${label}_${rank}`, [turn]);
};

test('what was asked often once makes room for what is asked often now, on the server too', async () => {
  await askMany('before', 200);
  await askMany('now', 200);
  await askMany('later', 200);
  await often(() => db.pool.query('select n from solde where id = $1', [1]));
  expect(await onOne('select n, 2 as hot from solde', 5)).toBe(1);
  const kept = await db.transaction((tx) => plansOf(tx, 'select $1::int as before_'));
  expect(kept).toBe(0);
});

test('names are given to so many texts, which make room for others', () => {
  const names = openNames(1);
  const asked = (text: string) => [names.of(text), names.of(text), names.of(text)].at(-1);
  const first = asked('select $1');
  expect(first).toBeDefined();
  expect(names.of('select $1')).toBe(first);
  const second = asked('select $2');
  expect(second).not.toBe(first);
  expect(names.of('select $1')).toBeUndefined();
  names.forget();
  expect(asked('select $2')).not.toBe(second);
});
