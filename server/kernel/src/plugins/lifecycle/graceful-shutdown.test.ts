import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { gracefulShutdown } from './graceful-shutdown';
import { timeouts } from './timeouts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** A server with one answer that waits until it is let go. */
const startServer = async () => {
  const begun = gate();
  const held = gate();
  const app: FastifyInstance = Fastify({ ...timeouts });
  await app.register(gracefulShutdown);
  app.get('/vite', async () => 'vite');
  app.get('/tenu', async () => {
    begun.open();
    await held.opened;
    return 'tenu';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, begun, held };
};

const openSocket = async (app: FastifyInstance) => {
  const { port } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const seen = { text: '', ended: once(socket, 'close') };
  socket.on('data', (part) => {
    seen.text += String(part);
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return { socket, seen, ask };
};

test('a running request is answered and ends its connection; all others end at once', async () => {
  const { app, begun, held } = await startServer();
  const silent = await openSocket(app);
  const idle = await openSocket(app);
  idle.ask('/vite');
  await once(idle.socket, 'data');
  const busy = await openSocket(app);
  busy.ask('/tenu');
  await begun.opened;

  const closed = app.close();
  await Promise.all([silent.seen.ended, idle.seen.ended]);
  expect(busy.socket.closed).toBe(false);
  held.open();
  await Promise.all([closed, busy.seen.ended]);
  expect(busy.seen.text).toMatch(/^HTTP\/1\.1 200 /);
  expect(busy.seen.text).toMatch(/^connection: close\r$/im);
  expect(busy.seen.text).toContain('tenu');
});

test('a connection that is used again and again while the server closes does not keep it', async () => {
  const { app, begun, held } = await startServer();
  const busy = await openSocket(app);
  busy.ask('/tenu');
  busy.ask('/vite');
  await begun.opened;
  const closed = app.close();
  held.open();
  await Promise.all([closed, busy.seen.ended]);
  expect(busy.seen.text).toContain('tenu');
});

test('while a server drains, an idle connection is still served, once, and nobody new comes in', async () => {
  const { app } = await startServer();
  const kept = await openSocket(app);
  kept.ask('/vite');
  await once(kept.socket, 'data');
  const drained = app.drain(60_000);
  const port = kept.socket.remotePort ?? 0;
  const refused = connect(port, '127.0.0.1');
  sockets.push(refused);
  const [error] = await once(refused, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  kept.ask('/vite');
  await Promise.all([drained, kept.seen.ended]);
  expect(kept.seen.text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(kept.seen.text).toMatch(/^connection: close\r$/im);
  await app.close();
});

test('a connection that nobody uses any more keeps a draining server no longer than it says', async () => {
  const { app } = await startServer();
  const idle = await openSocket(app);
  idle.ask('/vite');
  await once(idle.socket, 'data');
  await app.drain(0);
  expect(idle.socket.closed).toBe(false);
  await Promise.all([app.close(), idle.seen.ended]);
  expect(idle.seen.text).toContain('vite');
});
