import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp, insertPeople } from 'server-testing/probe-app';
import { post } from 'shared-contract/base/endpoint';
import { route } from 'shared-contract/base/route';
import type { Database } from '../db/client';
import { serve } from '../plugins/serve';
import { ADDED_AFTERWARDS } from './audit-log';

const rule = { access: { session: true }, audit: ['commande.passee', 'intervention.demandee'] } as const;
const told = route(post('/dite'), rule);
const untold = route(post('/tue'), rule);
const same = route(post('/pareille'), rule);
const refused = route(post('/refusee'), rule);

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  app = await buildProbeApp({ db }, async (probe) => {
    serve(probe, told, async ({ request }) => {
      await probe.audit.record(request, { action: 'intervention.demandee', target: 'commande:1' });
      return null;
    });
    serve(probe, untold, async () => null);
    serve(probe, same, async ({ request }) => {
      probe.audit.unchanged(request);
      return null;
    });
    serve(probe, refused, async () => {
      throw new Error('no');
    });
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

/** The lines that one call leaves. */
const linesOf = async (url: string): Promise<unknown[]> => {
  const { rows } = await db.pool.query('select coalesce(max(id), 0) id from audit_events');
  await app.inject({ method: 'POST', url, headers: as(1) });
  const after = await db.pool.query(
    'select action, etudiant_id, target from audit_events where id > $1 order by id',
    [rows[0].id],
  );
  return after.rows;
};

test('a write that tells of itself leaves its own line', async () => {
  expect(await linesOf('/dite')).toEqual([
    { action: 'intervention.demandee', etudiant_id: null, target: 'commande:1' },
  ]);
});

test('a write that forgot to is told all the same, as the first of what it declares, marked as late', async () => {
  expect(await linesOf('/tue')).toEqual([
    { action: 'commande.passee', etudiant_id: 1, target: ADDED_AFTERWARDS },
  ]);
});

test('a write that found everything as asked, or failed, leaves none', async () => {
  expect(await linesOf('/pareille')).toEqual([]);
  expect(await linesOf('/refusee')).toEqual([]);
});
