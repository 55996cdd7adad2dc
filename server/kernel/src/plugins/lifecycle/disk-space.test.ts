import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp } from 'server-testing/probe-app';
import type { Database } from '../../db/client';
import { diskSpace, SPACE_RESERVE } from './disk-space';

let db: Database;
let free: () => Promise<number>;
const apps: FastifyInstance[] = [];

const appOn = async (engine: Database['engine']): Promise<FastifyInstance> => {
  const app = await buildProbeApp({ db: { ...db, engine } }, async (probe) => {
    await probe.register(diskSpace, { free: () => free() });
    for (const method of ['GET', 'POST'] as const) {
      probe.route({
        method,
        url: '/x',
        config: { access: { session: true } },
        handler: async () => ({ ok: true }),
      });
    }
  });
  apps.push(app);
  return app;
};

const call = (app: FastifyInstance, method: 'GET' | 'POST') =>
  app.inject({ method, url: '/x', headers: as(1) });

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  for (const app of apps) await app.close();
  await db.close();
});

test('writes stop before the disk of the embedded database ends, reading goes on, and writes come back', async () => {
  const app = await appOn('pglite');
  free = async () => SPACE_RESERVE - 1;
  const refused = await call(app, 'POST');
  expect(refused.statusCode).toBe(507);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await call(app, 'GET')).statusCode).toBe(200);
  free = async () => SPACE_RESERVE;
  expect((await call(app, 'POST')).statusCode).toBe(200);
});

test('a disk that can’t be asked refuses nothing', async () => {
  free = () => Promise.reject(new Error('no such directory'));
  expect((await call(await appOn('pglite'), 'POST')).statusCode).toBe(200);
});

test('the database server’s disk is the server’s own business', async () => {
  free = async () => 0;
  expect((await call(await appOn('postgresql'), 'POST')).statusCode).toBe(200);
});
