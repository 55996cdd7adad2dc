import type pg from 'pg';
import { openTestDatabase } from 'server-testing/database';
import type { Database } from './client';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

const ranks = Array.from({ length: 200 }, (_, rank) => rank + 1);

/** The connections that carried some work. */
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

/** Asked under a name, as what is written once is. */
const half = (rank: number) =>
  db.pool.query({ name: 'half', text: 'select 100 / $1::int as part', values: [rank] });

test('two hundred named statements at once are each answered their own, over two connections', async () => {
  const answers: number[] = [];
  const taken = await connectionsOf(async () => {
    const results = await Promise.all(ranks.map(half));
    answers.push(...results.map(({ rows }) => rows[0].part));
  });
  expect(answers).toEqual(ranks.map((rank) => Math.floor(100 / rank)));
  if (db.engine === 'postgresql') expect(taken.size).toBeLessThanOrEqual(2);
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});

test('what fails fails alone', async () => {
  const results = await Promise.allSettled(ranks.map((rank) => half(rank % 10)));
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(20);
  for (const { reason } of failed as PromiseRejectedResult[]) expect(reason.code).toBe('22012');
});

test('who takes a connection has it alone, while others share', async () => {
  if (db.engine === 'pglite') return;
  const client = await db.pool.connect();
  try {
    const taken = await connectionsOf(() => Promise.all(ranks.map(half)));
    expect(taken.has(client)).toBe(false);
  } finally {
    client.release();
  }
});

test('a connection that is lost takes with it what was on its way, and nothing after', async () => {
  db.pool.once('acquire', (client: pg.PoolClient) => {
    setImmediate(() => Reflect.get(client, 'connection').stream.destroy());
  });
  await expect(db.pool.query({ name: 'slow', text: 'select pg_sleep($1)', values: [0.5] })).rejects.toThrow(
    /terminated/,
  );
  expect((await half(4)).rows).toEqual([{ part: 25 }]);
});
