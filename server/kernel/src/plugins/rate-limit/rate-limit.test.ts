import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp } from 'server-testing/probe-app';
import type { Database } from '../../db/client';
import { RATES, rateLimit } from './rate-limit';
import { RateCounter } from './rate-limit.queries';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDatabase();
  app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(rateLimit, { enabled: true });
    probe.get('/appel', { config: { access: { session: true } } }, async () => ({ ok: true }));
    const rule = { max: 2, windowSeconds: 60 };
    probe.get('/ouvert', { config: { access: { open: true } } }, async () => ({ ok: true }));
    const arrival = { access: { open: true }, rateLimit: 'arrival' } as const;
    probe.get('/arrivee', { config: arrival }, async () => ({ ok: true }));
    const page = { access: { open: true }, rateLimit: 'page' } as const;
    probe.get('/page', { config: page }, async () => ({ ok: true }));
    probe.get('/rare', { config: { access: { session: true }, rateLimit: rule } }, async () => ({
      ok: true,
    }));
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

const get = (url: string, person: 1 | 2) => app.inject({ url, headers: as(person) });

describe('calls', () => {
  it('are refused beyond the person’s limit, with the time to wait, and the others are not', async () => {
    const codes: number[] = [];
    for (let call = 0; call < RATES.person.max + 5; call += 1)
      codes.push((await get('/appel', 1)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(RATES.person.max);
    const refused = await get('/appel', 1);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 429, code: 'trop_de_demandes' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/appel', 2)).statusCode).toBe(200);
  }, 30_000);

  it('of a strict route are counted apart', async () => {
    const codes = [await get('/rare', 2), await get('/rare', 2), await get('/rare', 2)].map(
      (one) => one.statusCode,
    );
    expect(codes).toEqual([200, 200, 429]);
  });
});

test('who comes in is counted apart from the other calls of the same address, and more generously', async () => {
  const codeOf = async (path: string) => (await app.inject({ url: path })).statusCode;
  for (let call = 0; call < RATES.anonymous.max + 5; call += 1) await codeOf('/ouvert');
  expect(await codeOf('/ouvert')).toBe(429);
  for (let call = 0; call < RATES.anonymous.max + 5; call += 1) await codeOf('/arrivee');
  expect(await codeOf('/arrivee')).toBe(200);
  await db.pool.query('update rate_limits set hits = $1 where key like $2', [RATES.arrival.max, 'arrivee:%']);
  const rest = Math.floor(RATES.arrival.max / 30);
  for (let call = 0; call < rest; call += 1) await codeOf('/arrivee');
  expect(await codeOf('/arrivee')).toBe(429);
  expect(await codeOf('/page')).toBe(429);
  // A campus that is too many keeps nobody out who is in already.
  expect((await get('/page', 2)).statusCode).toBe(200);
}, 60_000);

test('an IPv6 network counts as one address, whichever of its addresses calls', async () => {
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: '/ouvert', remoteAddress })).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(200);
  await db.pool.query('update rate_limits set hits = $1 where key like $2', [
    RATES.anonymous.max,
    'adresse:2001:db8:1:2::/64',
  ]);
  const rest = RATES.anonymous.max / 30 - 1;
  for (let call = 0; call < rest; call += 1) await from(`2001:db8:1:2::${call}`);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});

describe('the counter', () => {
  it('is one for all processes', async () => {
    const processes = [new RateCounter(db.pool), new RateCounter(db.pool), new RateCounter(db.pool)];
    const rule = { max: 10, windowSeconds: 60 };
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, call) => processes[call % 3]!.hit('connexion:x', rule)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('takes one portion for all who come at once: a campus has one address', async () => {
    const rule = { max: 600, windowSeconds: 60 };
    const counter = new RateCounter(db.pool);
    const waits = await Promise.all(Array.from({ length: 500 }, () => counter.hit('campus', rule)));
    expect(waits.filter((wait) => wait > 0)).toEqual([]);
    const { rows } = await db.pool.query(`select hits from rate_limits where key = 'campus'`);
    expect(rows).toEqual([{ hits: 500 }]);
  });

  it('starts again when its window is over', async () => {
    const rule = { max: 1, windowSeconds: 60 };
    expect(await new RateCounter(db.pool).hit('y', rule)).toBe(0);
    expect(await new RateCounter(db.pool).hit('y', rule)).toBeGreaterThan(0);
    await db.pool.query(`update rate_limits set reset_at = now() - interval '1 second'`);
    expect(await new RateCounter(db.pool).hit('y', rule)).toBe(0);
  });
});
