import type pg from 'pg';
import { openTestDatabase } from '../../testing/database';
import type { Database } from '../client';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query('create table compte (id int primary key, n int not null check (n >= 0))');
  await db.pool.query('insert into compte select i, 0 from generate_series(1, 200) as i');
}, 60_000);
afterAll(() => db.close());

/** Has `count` statements on their way at once; gives the connections that carried them. */
const connectionsOf = async (work: () => Promise<unknown>) => {
  const taken = new Set<pg.PoolClient>();
  const onAcquire = (client: pg.PoolClient) => taken.add(client);
  db.pool.on('acquire', onAcquire);
  try {
    await work();
  } finally {
    db.pool.off('acquire', onAcquire);
  }
  return taken;
};

const ranks = Array.from({ length: 200 }, (_, rank) => rank + 1);

test('two hundred at once are each answered its own, over two connections', async () => {
  const answers: number[] = [];
  const taken = await connectionsOf(async () => {
    const results = await Promise.all(
      ranks.map((rank) => db.pool.query('select $1::int * 2 as twice', [rank])),
    );
    answers.push(...results.map(({ rows }) => rows[0].twice));
  });
  expect(answers).toEqual(ranks.map((rank) => rank * 2));
  expect(taken.size).toBeLessThanOrEqual(2);
});

test('each is a transaction of its own: what fails changes nothing, its neighbours do', async () => {
  const results = await Promise.allSettled(
    ranks.map((rank) =>
      db.pool.query('update compte set n = n + $2 where id = $1', [rank, rank % 10 === 0 ? -1 : 1]),
    ),
  );
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(20);
  for (const { reason } of failed as PromiseRejectedResult[]) expect(reason.code).toBe('23514');
  const { rows } = await db.pool.query('select sum(n)::int as sum from compte');
  expect(rows).toEqual([{ sum: 180 }]);
});

test('a connection that is lost takes with it what was on its way, and nothing after', async () => {
  const taken = await connectionsOf(async () => {
    const lost = db.pool.query('select count(*) from compte');
    const end = new Promise<void>((resolve) => {
      db.pool.once('acquire', (client: pg.PoolClient) => {
        setImmediate(() => {
          Reflect.get(client, 'connection').stream.destroy();
          resolve();
        });
      });
    });
    await Promise.all([end, expect(lost).rejects.toThrow(/terminated/)]);
  });
  expect(taken.size).toBe(1);
  expect((await db.pool.query('select count(*)::int as n from compte')).rows).toEqual([{ n: 200 }]);
});

test('who takes a connection has it alone, while others share', async () => {
  const client = await db.pool.connect();
  try {
    const taken = await connectionsOf(() => Promise.all(ranks.map(() => db.pool.query('select 1'))));
    expect(taken.has(client)).toBe(false);
    expect(client).toMatchObject({ pipeline: false });
  } finally {
    client.release();
  }
});

test('a statement that is asked by callback, or in parts, is not shared', async () => {
  const asked = await new Promise((resolve, reject) => {
    db.pool.query('select 3 as n', (error, result) => (error ? reject(error) : resolve(result.rows)));
  });
  expect(asked).toEqual([{ n: 3 }]);
});

test('a plan that a neighbour was to prepare, and could not, is done without', async () => {
  const refused = ranks
    .slice(0, 20)
    .map((rank) => db.pool.query('select n from registre where id = $1', [rank]));
  for (const result of await Promise.allSettled(refused)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
  }
  await db.pool.query('alter table compte rename to registre');
  const { rows } = await db.pool.query('select n from registre where id = $1', [1]);
  expect(rows).toEqual([{ n: 1 }]);
});
