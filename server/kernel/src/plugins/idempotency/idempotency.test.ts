import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp, insertPeople } from 'server-testing/probe-app';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Database } from '../../db/client';
import { conflict } from '../../errors';
import { idempotency } from './idempotency';

let db: Database;
let app: FastifyInstance;
let release: () => void;
let gate: Promise<void>;
/** Slow writes of a test: the first one waits at the gate. */
let begun = 0;

const countEffects = async () => (await db.pool.query('select count(*)::int as n from effets')).rows[0].n;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  await db.pool.query('create table effets (texte text)');
  app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(idempotency);
    const config = { access: { session: true } } as const;
    const write = (body: unknown) =>
      db.transaction(async (tx) => {
        await tx.execute(`insert into effets values ('x')`);
        return { recu: JSON.stringify(body), numero: Math.random() };
      });
    probe.post('/effets', { config }, async (request, reply) => {
      const done = await write(request.body);
      await gate;
      return reply.code(201).send(done);
    });
    probe.post('/lent', { config }, async () => {
      begun += 1;
      if (begun === 1) await gate;
      return write('lent');
    });
    probe.post('/secret', { config: { ...config, isAnswerKept: false } }, () => write('un secret'));
    probe.post('/flux', { config: { ...config, idempotency: 'handler' } }, (request, reply) =>
      probe.onceFor(
        request,
        reply,
        async () => request.headers['x-lu'],
        () => write('flux'),
      ),
    );
    probe.post('/refus', { config }, () => Promise.reject(conflict(PROBLEM_CODES.conflict, 'Trop tard.')));
    probe.post('/panne', { config }, async (request) => {
      if (request.headers['x-etape'] === 'apres') await write(request.body);
      throw new Error('crash');
    });
  });
}, 60_000);

beforeEach(async () => {
  gate = Promise.resolve();
  begun = 0;
  await db.pool.query('delete from effets');
});

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

const post = (url: string, key: string, payload: object = { a: 1 }, person: 1 | 2 = 1, more = {}) =>
  app.inject({ method: 'POST', url, payload, headers: as(person, { 'idempotency-key': key, ...more }) });

/** A write that has its claim, and not yet its effect, when the lease runs out. */
const outliveClaim = async (key: string) => {
  gate = new Promise((resolve) => {
    release = resolve;
  });
  const answer = post('/lent', key);
  while (begun === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await db.pool.query(`update idempotency_keys set locked_until = now() - interval '1 s' where key = $1`, [
    key,
  ]);
  return { answer };
};

describe('a POST with an Idempotency-Key', () => {
  it('happens once and gives its first answer again', async () => {
    const key = randomUUID();
    const first = await post('/effets', key);
    const second = await post('/effets', key.toUpperCase());
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await countEffects()).toBe(1);
  });

  it('gives a refusal again too', async () => {
    const key = randomUUID();
    const first = await post('/refus', key);
    const second = await post('/refus', key);
    expect(first.statusCode).toBe(409);
    expect(second.json()).toEqual(first.json());
  });

  it('is 422 with another body, and changes nothing', async () => {
    const key = randomUUID();
    await post('/effets', key, { a: 1 });
    const other = await post('/effets', key, { a: 2 });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'cle_idempotence_reutilisee' });
    expect(await countEffects()).toBe(1);
  });

  it('belongs to its person', async () => {
    const key = randomUUID();
    await post('/effets', key, { a: 1 }, 1);
    expect((await post('/effets', key, { a: 2 }, 2)).statusCode).toBe(201);
    expect(await countEffects()).toBe(2);
  });

  it('is 409 while the first one is in flight, however many ask', async () => {
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const key = randomUUID();
    const asked = Array.from({ length: 8 }, () =>
      post('/effets', key).then((reply) => {
        if (reply.statusCode === 409) refused += 1;
        if (refused === 7) release();
        return reply.statusCode;
      }),
    );
    let refused = 0;
    const codes = await Promise.all(asked);
    expect(codes.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await countEffects()).toBe(1);
  });

  it('may be tried again after a failure without effect', async () => {
    const key = randomUUID();
    expect((await post('/panne', key)).statusCode).toBe(500);
    expect((await post('/panne', key)).statusCode).toBe(500);
    expect(await countEffects()).toBe(0);
  });

  it('is not done again when the first one had its effect and lost its answer', async () => {
    const key = randomUUID();
    expect((await post('/panne', key, {}, 1, { 'x-etape': 'apres' })).statusCode).toBe(500);
    const again = await post('/panne', key, {}, 1, { 'x-etape': 'apres' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'deja_enregistre' });
    expect(await countEffects()).toBe(1);
  });

  it('is known to have had its effect a moment after its process died, not a minute', async () => {
    const key = randomUUID();
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const lost = post('/effets', key);
    const seconds = async (): Promise<number | undefined> =>
      (
        await db.pool.query(
          `select extract(epoch from locked_until - committed_at)::float as s from idempotency_keys
           where key = $1 and committed_at is not null`,
          [key],
        )
      ).rows[0]?.s;
    while ((await seconds()) === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await seconds()).toBeLessThan(30);
    await db.pool.query('update idempotency_keys set locked_until = now() where key = $1', [key]);
    expect((await post('/effets', key)).json()).toMatchObject({ code: 'deja_enregistre' });
    release();
    expect((await lost).statusCode).toBe(201);
    expect(await countEffects()).toBe(1);
  });

  it('tells bodies that the handler reads apart by what it read', async () => {
    const key = randomUUID();
    const send = (text: string) => post('/flux', key, {}, 1, { 'x-lu': text });
    const first = await send('a');
    expect(first.statusCode).toBe(200);
    expect((await send('a')).json()).toEqual(first.json());
    expect((await send('b')).json()).toMatchObject({ status: 422, code: 'cle_idempotence_reutilisee' });
    expect(await countEffects()).toBe(1);
  });

  it('is done when the process of the first one died before any effect', async () => {
    const key = randomUUID();
    await post('/effets', key);
    await db.pool.query(
      `update idempotency_keys set status = null, committed_at = null, body = null, locked_until = now() - interval '1 s' where key = $1`,
      [key],
    );
    expect((await post('/effets', key)).statusCode).toBe(201);
    expect(await countEffects()).toBe(2);
  });

  it('can not act twice: whoever outlived its claim commits nothing, and leaves the next one’s alone', async () => {
    const key = randomUUID();
    const { answer: slow } = await outliveClaim(key);
    const second = await post('/lent', key);
    release();
    expect([second.statusCode, (await slow).statusCode]).toEqual([200, 409]);
    expect(await countEffects()).toBe(1);
    expect((await post('/lent', key)).json()).toEqual(second.json());
  });

  it('is the first one’s as long as nobody else has claimed it', async () => {
    const key = randomUUID();
    const { answer: slow } = await outliveClaim(key);
    release();
    expect((await slow).statusCode).toBe(200);
    expect((await post('/lent', key)).json()).toEqual((await slow).json());
    expect(await countEffects()).toBe(1);
  });

  it('has no answer in the database where the route says so: who asks again learns that it was done', async () => {
    const key = randomUUID();
    const first = await post('/secret', key);
    expect(first.statusCode).toBe(200);
    const { rows } = await db.pool.query('select body, headers from idempotency_keys where key = $1', [key]);
    expect(rows).toEqual([{ body: null, headers: null }]);
    expect((await post('/secret', key)).json()).toMatchObject({ status: 409, code: 'deja_enregistre' });
    expect(await countEffects()).toBe(1);
  });

  it('serves anew after 24 hours', async () => {
    const key = randomUUID();
    await post('/effets', key, { a: 1 });
    await db.pool.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`,
      [key],
    );
    expect((await post('/effets', key, { a: 2 })).statusCode).toBe(201);
  });

  it('is 400 when it is not a UUID', async () => {
    expect((await post('/effets', 'abc')).statusCode).toBe(400);
    expect(await countEffects()).toBe(0);
  });
});
