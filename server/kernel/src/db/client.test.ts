import { sql } from 'drizzle-orm';
import { openTestDatabase } from 'server-testing/database';
import type { Database } from './client';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query('create table compte (id int primary key, n int not null check (n >= 0))');
  await db.pool.query('insert into compte values (1, 0)');
}, 60_000);
afterAll(() => db.close());

const balance = async () => (await db.pool.query('select n from compte where id = 1')).rows[0].n;

describe('a transaction', () => {
  it('keeps nothing of work that fails', async () => {
    const before = await balance();
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`update compte set n = n + 100`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await balance()).toBe(before);
  });

  it('keeps the outer work when a savepoint fails', async () => {
    const before = await balance();
    await db.transaction(async (tx) => {
      await tx.execute(sql`update compte set n = n + 1`);
      await tx.transaction((inner) => inner.execute(sql`update compte set n = -1`)).catch(() => null);
    });
    expect(await balance()).toBe(before + 1);
  });

  it('loses no update of fifty at once', async () => {
    const before = await balance();
    const increment = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`select n from compte where id = 1 for update`);
        await tx.execute(sql`update compte set n = ${Number(rows[0]?.['n']) + 1} where id = 1`);
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await balance()).toBe(before + 50);
  });

  it('runs again when another one was serialised before it', async () => {
    const before = await balance();
    const increment = () =>
      db.transaction(
        async (tx) => {
          const { rows } = await tx.execute(sql`select n from compte where id = 1`);
          await tx.execute(sql`update compte set n = ${Number(rows[0]?.['n']) + 1} where id = 1`);
        },
        { isolationLevel: 'serializable' },
      );
    await Promise.all(Array.from({ length: 3 }, increment));
    expect(await balance()).toBe(before + 3);
  });

  it('refuses the pool in its own work, where it would wait for itself', async () => {
    await expect(db.transaction(() => db.pool.query('select 1'))).rejects.toThrow('inside a transaction');
    await expect(db.transaction(() => db.orm.execute(sql`select 1`))).rejects.toThrow('inside a transaction');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('inside a transaction');
  });
});

describe('the database', () => {
  it('names the constraint that a statement breaks', async () => {
    await expect(db.pool.query('update compte set n = -1')).rejects.toMatchObject({
      code: '23514',
      constraint: 'compte_n_check',
    });
  });

  it('gives each of many concurrent questions its own answer', async () => {
    const asked = Array.from({ length: 300 }, (_, index) => `${index}:${'é'.repeat(index * 37)}`);
    const answers = await Promise.all(
      asked.map(async (text) => (await db.pool.query('select $1::text as text', [text])).rows[0].text),
    );
    expect(answers).toEqual(asked);
  });

  it('lends a connection without time limits for maintenance', async () => {
    const limit = await db.maintenance(
      async (client) => (await client.query('show statement_timeout')).rows[0],
    );
    expect(limit).toEqual({ statement_timeout: '0' });
  });
});
