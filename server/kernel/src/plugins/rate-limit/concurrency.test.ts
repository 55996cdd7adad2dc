import { once } from 'node:events';
import { get } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { openTestPortal } from 'server-testing/portal';
import { as, buildProbeApp } from 'server-testing/probe-app';
import { student } from 'shared-contract/records/endpoints';
import type { Database } from '../../db/client';
import { CONCURRENCY, callerConcurrency, sessionConcurrency } from './concurrency';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close(), 20_000);

/** A server whose answers are held until they are let go; `begun` counts those that were started. */
const startHeld = async () => {
  const held = { begun: 0, letGo: () => {} };
  const opened = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  const answer = async () => {
    held.begun += 1;
    await opened;
    return { ok: true };
  };
  const app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(cookie);
    await probe.register(sessionConcurrency, {
      enabled: true,
      sessionOf: ({ cookies }) => cookies['session'],
    });
    await probe.register(callerConcurrency, { enabled: true });
    const access = { session: true } as const;
    probe.get('/tenu', { config: { access } }, answer);
    probe.get('/fichier', { config: { access, isTransfer: true } }, answer);
    probe.get('/vite', { config: { access } }, async () => ({ ok: true }));
    probe.get('/ouvert', { config: { access: { open: true } } }, answer);
  });
  return { app, held };
};

const whenBegun = async (held: { begun: number }, count: number): Promise<void> => {
  while (held.begun < count) await new Promise((resolve) => setImmediate(resolve));
};

const codeOf = async (app: FastifyInstance, url: string, headers: Record<string, string>) =>
  (await app.inject({ url, headers })).statusCode;

describe('the calls of one person', () => {
  it('wait for each other, some are refused, and another’s are answered meanwhile', async () => {
    const { app, held } = await startHeld();
    const { max, waiting } = CONCURRENCY.person;
    const ada = Array.from({ length: max + waiting }, () => codeOf(app, '/tenu', as(1)));
    await whenBegun(held, max);
    const refused = await app.inject({ url: '/vite', headers: as(1) });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'trop_de_demandes', detail: /à la fois/ });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await codeOf(app, '/vite', as(2))).toBe(200);
    expect(held.begun).toBe(max);
    held.letGo();
    expect(new Set(await Promise.all(ada))).toEqual(new Set([200]));
    expect(await codeOf(app, '/vite', as(1))).toBe(200);
    await app.close();
  });

  it('are hers in whatever session', async () => {
    const { app, held } = await startHeld();
    const { max } = CONCURRENCY.person;
    const ada = Array.from({ length: max + 4 }, (_, session) =>
      codeOf(app, '/tenu', as(1, { cookie: `session=${session % 4}` })),
    );
    await whenBegun(held, max);
    expect(await codeOf(app, '/vite', as(2, { cookie: 'session=9' }))).toBe(200);
    expect(held.begun).toBe(max);
    held.letGo();
    await Promise.all(ada);
    await app.close();
  });

  it('do not wait for her files', async () => {
    const { app, held } = await startHeld();
    const { max } = CONCURRENCY.transfers;
    const files = Array.from({ length: max + 1 }, () => codeOf(app, '/fichier', as(1)));
    await whenBegun(held, max);
    expect(await codeOf(app, '/vite', as(1))).toBe(200);
    expect(held.begun).toBe(max);
    held.letGo();
    expect(new Set(await Promise.all(files))).toEqual(new Set([200]));
    await app.close();
  });

  it('are in hand until they are done, though she left', async () => {
    const { app, held } = await startHeld();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { max } = CONCURRENCY.person;
    const gone = Array.from({ length: max }, () => get(`${origin}/tenu`, { headers: as(1) }));
    await whenBegun(held, max);
    const hungUp = gone.map((one) => once(one, 'error'));
    for (const one of gone) one.destroy();
    await Promise.all(hungUp);
    const next = codeOf(app, '/tenu', as(1));
    expect(await codeOf(app, '/vite', as(2))).toBe(200);
    expect(held.begun).toBe(max);
    held.letGo();
    expect(await next).toBe(200);
    await app.close();
  });
});

test('who is not known counts by the network', async () => {
  const { app, held } = await startHeld();
  const { max } = CONCURRENCY.anonymous;
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: '/ouvert', remoteAddress })).statusCode;
  const calls = Array.from({ length: max + 1 }, (_, host) => from(`2001:db8:1:2::${host + 1}`));
  await whenBegun(held, max);
  const other = from('2001:db8:1:3::1');
  await whenBegun(held, max + 1);
  held.letGo();
  expect(new Set(await Promise.all([...calls, other]))).toEqual(new Set([200]));
  await app.close();
});

test('400 calls of one person at once keep nobody else out of the portal', async () => {
  const portal = await openTestPortal({ RATE_LIMIT: 'on' });
  try {
    const [ada, grace] = [await portal.as('230101'), await portal.as('230106')];
    const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `${origin}/api/v1${student.path}`;
    const read = async (session: string | undefined) =>
      (await fetch(url, { headers: { cookie: `session=${session}` } })).status;
    const many = Array.from({ length: 400 }, () => read(ada.cookies.get('session')));
    const few = Array.from({ length: 29 }, () => read(grace.cookies.get('session')));
    expect(new Set(await Promise.all(few))).toEqual(new Set([200]));
    const codes = await Promise.all(many);
    expect(codes.filter((code) => code !== 200 && code !== 429)).toEqual([]);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(CONCURRENCY.person.max);
  } finally {
    await portal.close();
  }
}, 240_000);
