import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SharedLines } from './shared-lines';

/** A connection that says what became of it, and no more. */
class FakeClient extends EventEmitter {
  pipeline = false;
  connection = { stream: new PassThrough() };
  released: unknown[] = [];
  release(error?: unknown): void {
    this.released.push(error);
  }
}

interface Asked {
  client: pg.PoolClient;
  answer(error?: Error): void;
  told: Promise<string>;
}

/** Lines over a pool of so many connections, each statement answered when the test says so. */
const openLines = ({ connections = 10, longestWait = 5000 } = {}) => {
  const clients: FakeClient[] = [];
  const lines = new SharedLines({
    connect: async () => {
      const client = new FakeClient();
      clients.push(client);
      return client as unknown as pg.PoolClient;
    },
    hasRoom: () => clients.length < connections,
    longestWait,
  });
  /** Asks; once it went out, gives the connection that it went to, and what answers it. */
  const ask = (text: string) =>
    new Promise<Asked>((resolve, reject) => {
      const told: Promise<string> = lines.ask(
        text,
        (client) =>
          new Promise((answered, failed) => {
            const answer = (error?: Error) => (error ? failed(error) : answered(text));
            queueMicrotask(() => resolve({ client, answer, told }));
          }),
      );
      told.catch(reject);
    });
  return { clients, lines, ask };
};

const askMany = (ask: ReturnType<typeof openLines>['ask'], count: number) =>
  Promise.all(Array.from({ length: count }, (_, rank) => ask(`select ${rank}`)));

const untilApart = async (lines: SharedLines, text: string) => {
  for (let look = 0; look < 500 && !lines.isApart(text); look += 1) await wait(10);
  expect(lines.isApart(text)).toBe(true);
};

test('many statements share two connections, which go back once all are answered', async () => {
  const { clients, ask } = openLines();
  const asked = await askMany(ask, 20);
  expect(clients).toHaveLength(2);
  expect(clients.map(({ pipeline, released }) => ({ pipeline, released }))).toEqual([
    { pipeline: true, released: [] },
    { pipeline: true, released: [] },
  ]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(asked.map(({ told }) => told))).toHaveLength(20);
  expect(clients.map(({ pipeline, released }) => ({ pipeline, released }))).toEqual([
    { pipeline: false, released: [undefined] },
    { pipeline: false, released: [undefined] },
  ]);
});

test('where the pool has no second connection to spare, one is shared', async () => {
  const { clients, ask } = openLines({ connections: 1 });
  await askMany(ask, 5);
  expect(clients).toHaveLength(1);
});

test('beyond the places of both, statements wait for their turn, in order, and are told when it does not come', async () => {
  const { lines, ask } = openLines({ longestWait: 20 });
  const [first] = await askMany(ask, 32);
  const next = ask('next');
  const last = expect(ask('last')).rejects.toThrow('timeout exceeded when trying to connect');
  expect(lines.waiting).toBe(2);
  first?.answer();
  expect((await next).client).toBe(first?.client);
  await last;
  expect(lines.waiting).toBe(0);
});

test('what fails fails alone', async () => {
  const { clients, ask } = openLines({ connections: 1 });
  const [first, second] = await askMany(ask, 2);
  first?.answer(new Error('division by zero'));
  await expect(first?.told).rejects.toThrow('division by zero');
  second?.answer();
  expect(await second?.told).toBe('select 1');
  expect(clients[0]?.released).toEqual([undefined]);
});

test('a connection that is lost is joined by nobody, and does not go back as whole', async () => {
  const { clients, ask } = openLines({ connections: 1 });
  const { answer, told, client } = await ask('select 1');
  const lost = new Error('Connection terminated unexpectedly');
  clients[0]?.emit('error', lost);
  const after = await ask('select 2');
  expect(after.client).not.toBe(client);
  answer(lost);
  await expect(told).rejects.toBe(lost);
  expect(clients[0]?.released).toEqual([lost]);
});

test('who holds others up is joined by nobody, and goes apart from then on', async () => {
  const { lines, ask } = openLines();
  const slow = await ask('select slow');
  const company = await askMany(ask, 3);
  await untilApart(lines, 'select slow');
  const after = await askMany(ask, 8);
  expect(after.map(({ client }) => client)).not.toContain(slow.client);
  for (const { answer } of [slow, ...company, ...after]) answer();
  expect(await slow.told).toBe('select slow');
  expect(lines.isApart('select slow')).toBe(true);
  expect(lines.isApart('select 1')).toBe(false);
});

test('those who wait get another connection where both lines are held up', async () => {
  const { clients, lines, ask } = openLines();
  await askMany(ask, 32);
  const waiting = ask('next');
  await untilApart(lines, 'select 0');
  await waiting;
  expect(clients.length).toBeGreaterThan(2);
});
