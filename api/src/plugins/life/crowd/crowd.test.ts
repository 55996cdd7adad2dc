import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database';
import { as, buildProbeApp } from '../../../testing/probe-app';
import { crowd, PATIENCE } from './crowd';

const FEW = 17;

let db: Database;
let app: FastifyInstance;
let now = 0;
let letGo = () => {};
let held: Promise<void>;

beforeAll(async () => {
  db = await openTestDatabase();
  app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(cookie);
    await probe.register(crowd, { enabled: true, begun: ['session'], now: () => now });
    const open = { access: { open: true } } as const;
    const wait = async () => {
      await held;
      return { ok: true };
    };
    const answer = async () => ({ ok: true });
    probe.get('/lent', { config: open }, wait);
    probe.post('/fichier', { config: { ...open, idempotency: 'handler' } }, wait);
    probe.get('/porte', { config: { ...open, rateLimit: 'arrival' } }, answer);
    probe.get('/page', { config: { ...open, rateLimit: 'page' } }, answer);
    probe.get('/dedans', { config: { access: { session: true } } }, answer);
    probe.get('/sante', { config: { ...open, rateLimit: false } }, answer);
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

beforeEach(() => {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
});

const codeOf = async (url: string) => (await app.inject({ url, headers: as(1) })).statusCode;

/** So many that wait, of whom the others do not know when they will be served. */
const fill = async (count: number, url = '/lent', method: 'GET' | 'POST' = 'GET') => {
  const waiting = Array.from({ length: count }, () => app.inject({ method, url }));
  // All of them are past the door.
  await codeOf('/sante');
  await new Promise((resolve) => setImmediate(resolve));
  return waiting;
};

test('in a crowd the next at the door is told to come back, who is inside a little later, and nobody once it is over', async () => {
  const waiting = await fill(FEW);
  now += PATIENCE.door;
  expect(app.crowdWait()).toBe(PATIENCE.door);
  expect(await codeOf('/porte')).toBe(200);
  now += 1;
  const refused = await app.inject({ url: '/porte' });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ status: 503 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(await codeOf('/page')).toBe(503);
  expect((await app.inject({ url: '/page', cookies: { theme: 'dark' } })).statusCode).toBe(503);
  expect((await app.inject({ url: '/page', cookies: { session: 'x' } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/porte', cookies: { session: 'x' } })).statusCode).toBe(200);
  expect(await codeOf('/dedans')).toBe(200);
  now += PATIENCE.inside - PATIENCE.door;
  expect(await codeOf('/dedans')).toBe(503);
  expect(await codeOf('/sante')).toBe(200);
  expect(app.crowdTold()).toEqual({ door: 3, inside: 1 });
  letGo();
  for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
  expect(await codeOf('/porte')).toBe(200);
});

test('a few long answers are no crowd, nor are files that come slowly', async () => {
  const waiting = [...(await fill(FEW - 1)), ...(await fill(FEW, '/fichier', 'POST'))];
  now += 10 * PATIENCE.inside;
  expect(app.crowdWait()).toBe(0);
  expect(await codeOf('/porte')).toBe(200);
  expect(await codeOf('/dedans')).toBe(200);
  letGo();
  await Promise.all(waiting);
});

test('once it is known how fast a full process answers, nobody is let in who would wait too long', async () => {
  const waiting = await fill(FEW - 1);
  // Twenty a second are answered while it is full.
  for (let answered = 0; answered < 20; answered += 1) {
    now += 50;
    expect(await codeOf('/dedans')).toBe(200);
  }
  expect(await codeOf('/porte')).toBe(200);
  const most = await fill(6);
  expect(app.crowdWait()).toBe(0);
  expect(await codeOf('/porte')).toBe(503);
  expect(await codeOf('/dedans')).toBe(200);
  letGo();
  await Promise.all([...waiting, ...most]);
});
