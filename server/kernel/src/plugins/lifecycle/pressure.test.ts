import { setImmediate as nextTurn } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp } from 'server-testing/probe-app';
import type { Database } from '../../db/client';
import { type PressureOptions, pressure } from './pressure';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const openDoor = async (options: Partial<PressureOptions> = {}) => {
  const app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(cookie);
    await probe.register(pressure, {
      enabled: true,
      isKnown: ({ cookies }) => ['session', 'attempt'].some((name) => cookies[name]),
      isReady: async () => true,
      interval: 1,
      maxEventLoopDelay: Number.MAX_VALUE,
      ...options,
    });
    const open = { access: { open: true } } as const;
    const answer = async () => ({ ok: true });
    probe.get('/porte', { config: { ...open, rateLimit: 'arrival' } }, answer);
    probe.get('/page', { config: { ...open, rateLimit: 'page' } }, answer);
    probe.get('/dedans', { config: { access: { session: true } } }, answer);
    probe.post('/choix', { config: { access: { session: true }, audit: { none: 'of the probe' } } }, answer);
    probe.post('/fichier', { config: { ...open, idempotency: 'handler' } }, answer);
    probe.get('/sante', { config: { ...open, rateLimit: false } }, answer);
  });
  apps.push(app);
  return app;
};

const untilPressure = async (app: FastifyInstance, isThere: boolean) => {
  while (app.isUnderPressure() !== isThere) await nextTurn();
};

const codeOf = async (app: FastifyInstance, url: string, cookies: Record<string, string> = {}) =>
  (await app.inject({ url, cookies })).statusCode;

test('who comes to a portal that is late is told when to come back, and comes in once it is not', async () => {
  let isLate = true;
  const app = await openDoor({ isReady: async () => !isLate });
  await untilPressure(app, true);
  const refused = await app.inject({ url: '/porte' });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ status: 503, code: 'indisponible' });
  expect(refused.headers['retry-after']).toBe('2');
  expect(await codeOf(app, '/page')).toBe(503);
  expect(await codeOf(app, '/page', { theme: 'dark' })).toBe(503);
  expect(app.turnedAway()).toBe(3);
  isLate = false;
  await untilPressure(app, false);
  expect(await codeOf(app, '/porte')).toBe(200);
  expect(app.turnedAway()).toBe(3);
});

test('not all come back as one, and nobody later than in a minute', async () => {
  const app = await openDoor({ isReady: async () => false, returnsPerSecond: 0.05 });
  await untilPressure(app, true);
  const told: number[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    told.push(Number((await app.inject({ url: '/porte' })).headers['retry-after']));
  expect(told[0]).toBe(2);
  expect(told[1]).toBeGreaterThan(2);
  expect(told[2]).toBeGreaterThan(told[1] ?? 0);
  expect(told[4]).toBe(60);
});

test('who has begun ends, and who looks after the portal sees it', async () => {
  const app = await openDoor({ isReady: async () => false });
  await untilPressure(app, true);
  for (const path of ['/page', '/porte'])
    for (const name of ['session', 'attempt']) expect(await codeOf(app, path, { [name]: 'x' })).toBe(200);
  const inside = { headers: as(1) };
  expect((await app.inject({ url: '/dedans', ...inside })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/choix', ...inside })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/fichier', ...inside })).statusCode).toBe(200);
  expect(await codeOf(app, '/sante')).toBe(200);
  expect(app.turnedAway()).toBe(0);
});

test('a process that is late with all it does tells it too', async () => {
  const app = await openDoor({ maxEventLoopDelay: Number.MIN_VALUE });
  await untilPressure(app, true);
  expect(await codeOf(app, '/porte')).toBe(503);
  expect(await codeOf(app, '/dedans')).not.toBe(503);
});

test('without it nobody is told to come back', async () => {
  const app = await openDoor({ enabled: false, isReady: async () => false });
  expect(app.isUnderPressure()).toBe(false);
  expect(await codeOf(app, '/porte')).toBe(200);
});
