import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from 'server-kernel/db/client';
import { retention } from 'server-kernel/plugins/lifecycle/retention';
import { errorSerializers } from 'server-kernel/plugins/refusals/loggable-error';
import { openTestDatabase } from 'server-testing/database';
import { enqueueMail } from './outbox.queries';
import { outboxWorker } from './outbox.worker';

interface Line {
  msg: string;
  err: { type: string; message: string; stack: string; code?: string };
}

let db: Database;
let app: FastifyInstance;
const written: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  const stream = { write: (line: string) => written.push(line) };
  app = Fastify({ logger: { level: 'info', serializers: errorSerializers, stream } });
  app.decorate('db', db);
  app.decorate('clock', { now: () => new Date() });
  await app.register(retention);
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

/** The first line of the log that says this. */
const lineOf = async (message: string): Promise<Line> => {
  for (;;) {
    const found = written.map((line): Line => JSON.parse(line)).find(({ msg }) => msg === message);
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

test('work that fails behind the calls says what failed, to whom it may be told', async () => {
  await enqueueMail(db.orm, {
    kind: 'rappels',
    to: 'ada@example.org',
    subject: 'Reçu',
    text: 'Votre commande.',
    path: '/commandes',
  });
  await app.register(outboxWorker, {
    sendMail: () => Promise.reject(Object.assign(new Error('451 greylisted'), { code: 'EENVELOPE' })),
  });
  app.retention.add('fichiers', () => Promise.reject(new Error('EROFS: read-only file system')));
  await app.ready();

  const { err } = await lineOf('outbox: will be tried again');
  expect(err).toMatchObject({ type: 'Error', message: '451 greylisted', code: 'EENVELOPE' });
  expect(err.stack).toContain('failing-work.test.ts');
  const kept = await lineOf('retention: will be tried again');
  expect(kept).toMatchObject({ task: 'fichiers', err: { message: 'EROFS: read-only file system' } });
});
