import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { gracefulShutdown } from '../lifecycle/graceful-shutdown';
import { timeouts } from '../lifecycle/timeouts';
import { requestMetrics } from './request-metrics';

/** Milliseconds within which a connection that was cut is seen to be. */
const WITHIN = 10_000;

let app: FastifyInstance;
let release = (): void => {};
const sockets: Socket[] = [];

const open = async (): Promise<void> => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const queue = pLimit(1);
  app = Fastify(timeouts);
  for (const plugin of [gracefulShutdown, requestMetrics]) await app.register(plugin);
  app.get('/', async () => 'servie');
  app.get('/tenue', async () => held.then(() => 'tenue'));
  app.post('/ecrite', async () => held.then(() => 'écrite'));
  app.get('/file', async () => queue(() => held.then(() => 'à son tour')));
  app.get('/flux', async (_request, reply) => reply.send(Readable.from(chunks())));
  await app.listen({ port: 0, host: '127.0.0.1' });
};

/** An answer without an end. */
async function* chunks() {
  for (;;) {
    yield 'x'.repeat(65_536);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(open);
afterEach(async () => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const whenInHand = async (count: number): Promise<void> => {
  for (const end = Date.now() + WITHIN; app.requestsInHand() !== count && Date.now() < end; )
    await new Promise((resolve) => setImmediate(resolve));
  expect(app.requestsInHand()).toBe(count);
};

const send = async (text: string): Promise<Socket> => {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text.replaceAll('\n', '\r\n'));
  return socket;
};

const get = (path: string) => `GET ${path} HTTP/1.1\nHost: localhost\n\n`;
const post = (length: number, body: string) =>
  `POST /ecrite HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: ${length}\n\n${body}`;

/** Requests counted by the status that they ended with. */
const counted = async (): Promise<Record<string, number>> => {
  const { values } = await app.instruments.requests.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  return Object.fromEntries(counts.map(({ labels, value }) => [`${labels.route} ${labels.status}`, value]));
};

test.each([
  ['while its handler runs', [get('/tenue')], 1, { '/tenue 499': 1 }],
  ['while its handler runs, its body read', [post(2, '{}')], 1, { '/ecrite 499': 1 }],
  ['while its body is sent', [post(2000, '{"a":"')], 1, { '/ecrite 499': 1 }],
  ['while it waits for its turn', [get('/file'), get('/file')], 2, { '/file 499': 2 }],
  ['while it waits behind another one', [get('/tenue') + get('/')], 2, { '/tenue 499': 1, '/ 499': 1 }],
])('a request that is aborted %s is in hand no more', async (_, texts, inHand, ended) => {
  const opened = await Promise.all(texts.map(send));
  await whenInHand(inHand);
  for (const socket of opened) socket.destroy();
  await whenInHand(0);
  release();
  expect(await (await fetch(app.listeningOrigin)).text()).toBe('servie');
  await whenInHand(0);
  expect(await counted()).toEqual({ ...ended, '/ 200': 1 });
});

test('a request that is aborted while its answer streams is in hand no more', async () => {
  const socket = await send(get('/flux'));
  await once(socket, 'data');
  expect(app.requestsInHand()).toBe(1);
  socket.destroy();
  await whenInHand(0);
  expect(await counted()).toEqual({ '/flux 499': 1 });
});

test('an aborted request holds up no draining server', async () => {
  const socket = await send(get('/tenue'));
  await whenInHand(1);
  socket.destroy();
  await whenInHand(0);
  await app.drain(600_000);
  expect(app.requestsInHand()).toBe(0);
});
