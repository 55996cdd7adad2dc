import Fastify, { type FastifyInstance } from 'fastify';
import { type Db, PgBoss } from 'pg-boss';
import type { Database } from 'server-kernel/db/client';
import { jobsOnPool } from 'server-kernel/jobs/job-connections';
import { JOB_SETTINGS, LOST_MAIL_QUEUE, MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { errorSerializers } from 'server-kernel/plugins/refusals/loggable-error';
import { openTestDatabase } from 'server-testing/database';
import { mailWorker } from './mail.worker';
import type { SendMail } from './mailer';
import { enqueueMail, type Mail } from './outbox.queries';

interface Line {
  msg: string;
  err: { type: string; message: string; stack: string; code?: string };
}

const ADA = 1;
const mail: Mail = {
  kind: 'rappels',
  to: 'ada@example.org',
  subject: 'Rappel',
  text: 'Une échéance approche.',
  path: '/echeances',
};

let db: Database;
let servers: FastifyInstance[] = [];
let written: string[];
let sent: string[];
let tries: string[];

beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);

beforeEach(async () => {
  written = [];
  sent = [];
  tries = [];
  await db.pool.query('delete from pgboss.job');
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
}, 20_000);

afterAll(() => db.close(), 20_000);

/** Starts a server that sends this way. */
const startServer = async (sendMail: SendMail) => {
  const stream = { write: (line: string) => written.push(line) };
  const app = Fastify({ logger: { level: 'info', serializers: errorSerializers, stream } });
  servers.push(app);
  app.decorate('db', db);
  await app.register(mailWorker, { sendMail });
  await app.ready();
};

const send: SendMail = async ({ mail: { subject } }) => {
  sent.push(subject);
};

/** A way to send that refuses as a mail server does. */
const refuse =
  (responseCode: number): SendMail =>
  async ({ id }) => {
    tries.push(id);
    throw Object.assign(new Error(`${responseCode} refused`), { code: 'EENVELOPE', responseCode });
  };

const enqueue = (subject: string, kind: 'rappels' | 'contact.code' = 'rappels') =>
  enqueueMail(db.orm, ADA, { ...mail, kind, subject });

const until = async (isOver: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const jobs = async () =>
  (await db.pool.query('select name, state, retry_count from pgboss.job order by name, state')).rows;
const countJobs = async (state: string) => (await jobs()).filter((job) => job.state === state).length;

/** The library as another process of the portal has it. */
const openBoss = async (work: (boss: PgBoss, connection: Db) => Promise<unknown>) => {
  const connection = jobsOnPool(db.pool);
  const boss = new PgBoss({ ...JOB_SETTINGS, db: connection });
  await boss.start();
  await work(boss, connection);
  await boss.stop();
};

test('each mail leaves once, however many servers look', async () => {
  for (let index = 0; index < 30; index += 1) await enqueue(`n°\u00a0${index}`);
  await Promise.all([startServer(send), startServer(send)]);
  await until(async () => (await countJobs('completed')) === 30);
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test('a code leaves while the mail server keeps the others waiting', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let index = 0; index < 10; index += 1) await enqueue(`rappel ${index}`);
  await startServer(async (delivery) => {
    tries.push(delivery.mail.subject);
    if (delivery.mail.kind === 'rappels') await gate;
    await send(delivery);
  });
  await until(() => tries.length === 2);
  await enqueue('code', 'contact.code');
  await until(() => sent.length > 0);
  expect(sent).toEqual(['code']);
  release();
});

test('a mail that the server refuses for good is tried once and kept for the operator', async () => {
  await enqueue('refusé');
  await startServer(refuse(550));
  await until(async () => (await countJobs('failed')) === 1);
  expect(tries).toHaveLength(1);
  expect(await jobs()).toEqual([
    { name: MAIL_QUEUE, state: 'failed', retry_count: 0 },
    { name: LOST_MAIL_QUEUE, state: 'created', retry_count: 0 },
  ]);
});

test('a mail that is refused for now comes again later, under its number, and is given up in the end', async () => {
  await enqueue('liste grise');
  await startServer(refuse(451));
  await until(async () => (await countJobs('retry')) === 1);
  await db.pool.query('update pgboss.job set start_after = now(), retry_limit = 1');
  await until(async () => (await countJobs('failed')) === 1);
  expect(tries).toHaveLength(2);
  expect(new Set(tries).size).toBe(1);
  expect(await jobs()).toContainEqual({ name: LOST_MAIL_QUEUE, state: 'created', retry_count: 0 });
});

test('a failure says what failed, to whom it may be told', async () => {
  await enqueue('liste grise');
  await startServer(refuse(451));
  const lineOf = (): Line | undefined =>
    written.map((line): Line => JSON.parse(line)).find(({ msg }) => msg === 'outbox: a message was not sent');
  await until(() => lineOf() !== undefined);
  expect(lineOf()?.err).toMatchObject({ type: 'Error', message: '451 refused', code: 'EENVELOPE' });
  expect(lineOf()?.err.stack).toContain('mail.worker.test.ts');
});

test('what a process had in hand when it died is taken over, and what a slow server has in hand is not', async () => {
  await enqueue('repris');
  await openBoss(async (boss) => {
    await boss.fetch(MAIL_QUEUE);
    await boss.supervise(MAIL_QUEUE);
    expect(await countJobs('active')).toBe(1);
    await db.pool.query(`update pgboss.job set heartbeat_on = now() - interval '2 minutes'`);
    await db.pool.query(`update pgboss.queue set monitor_claim_on = null, monitor_on = null`);
    await boss.supervise(MAIL_QUEUE);
  });
  expect(await countJobs('retry')).toBe(1);
  await db.pool.query('update pgboss.job set start_after = now()');
  await startServer(send);
  await until(() => sent.length === 1);
});

test('a closing server waits for the mail that it has in hand', async () => {
  await enqueue('en main');
  let release = () => {};
  await startServer(async (delivery) => {
    tries.push(delivery.id);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await send(delivery);
  });
  await until(() => tries.length === 1);
  const closed = servers[0]?.close();
  release();
  await closed;
  expect(await jobs()).toEqual([{ name: MAIL_QUEUE, state: 'completed', retry_count: 0 }]);
});

test('what a release before left in its own queue leaves as well', async () => {
  await db.pool.query(
    `insert into outbox (kind, payload, run_at) values ('mail', $1, now() - interval '1 minute')`,
    [JSON.stringify({ ...mail, subject: 'd’avant' })],
  );
  await startServer(send);
  await until(() => sent.length === 1);
  expect(sent).toEqual(['d’avant']);
  expect((await db.pool.query('select 1 from outbox')).rowCount).toBe(0);
});
