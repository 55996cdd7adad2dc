import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp } from 'server-testing/probe-app';
import type { Database } from '../../db/client';
import { notFound } from '../../errors';
import { rateLimit } from '../rate-limit/rate-limit';
import { PROBING, probing } from './probing';

let db: Database;
let app: FastifyInstance;
const ROUTE = '/choses/:id';
/** Answers whose hooks have all run. */
let settled = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(rateLimit, { enabled: true });
    await probe.register(probing);
    // Hooks of an answer run one after the other: this one after the one that is tried here.
    probe.addHook('onResponse', async () => {
      settled += 1;
    });
    probe.get(ROUTE, { config: { access: { session: true } } }, () => Promise.reject(notFound()));
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

const linesOf = async (): Promise<unknown[]> =>
  (await db.pool.query("select actor, target from audit_events where action = 'refus.balayage'")).rows;

/** Resolves once every answer has left and what is written after it is there. */
const askFor = async (person: 1 | 2, times: number) => {
  const expected = settled + times;
  for (let id = 0; id < times; id += 1)
    expect((await app.inject({ url: `/choses/${id}`, headers: as(person) })).statusCode).toBe(404);
  while (settled < expected) await new Promise((resolve) => setImmediate(resolve));
};

test('who tries one number after the other is told to the audit once, and nobody else', async () => {
  await askFor(2, 5);
  await askFor(1, PROBING.max);
  expect(await linesOf()).toEqual([]);
  await askFor(1, 3);
  expect(await linesOf()).toEqual([{ actor: expect.any(String), target: `GET ${ROUTE}` }]);
  await askFor(1, 3);
  expect(await linesOf()).toHaveLength(1);
});
