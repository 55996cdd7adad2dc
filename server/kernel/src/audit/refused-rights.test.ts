import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp, insertPeople } from 'server-testing/probe-app';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Database } from '../db/client';
import { conflict, forbidden } from '../errors';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  // Nobody of the probe has a right on a screen.
  app = await buildProbeApp({ db }, async (probe) => {
    const open = { config: { access: { session: true } } } as const;
    const screen = { config: { access: { screen: 'Commandes', right: 'Update' } } } as const;
    probe.put('/commandes/:id', screen, async () => ({}));
    probe.get('/bureau', { config: { access: { roles: ['admin'] } } }, async () => ({}));
    probe.put('/avis/:id', open, () => Promise.reject(forbidden(PROBLEM_CODES.rightMissing, 'Non.')));
    probe.put('/ferme', open, () => Promise.reject(forbidden(PROBLEM_CODES.eventClosed, 'Fermé.')));
    probe.put('/change', open, () => Promise.reject(conflict(PROBLEM_CODES.conflict, 'Changé.')));
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

/** What the audit says once this call is answered. */
const toldAfter = async (method: 'GET' | 'PUT', url: string, statusCode: number, person: 1 | 3 = 1) => {
  const { rows } = await db.pool.query('select coalesce(max(id), 0) id from audit_events');
  expect((await app.inject({ method, url, headers: as(person) })).statusCode).toBe(statusCode);
  const told = await db.pool.query(
    'select actor, role, action, target from audit_events where id > $1 order by id',
    [rows[0].id],
  );
  return told.rows;
};

const line = (code: string, target: string) => ({
  actor: '990001',
  role: 'student',
  action: `refus.${code}`,
  target,
});

test('a right or a role that is missing is told with who asked, and for what, without what was searched for', async () => {
  expect(await toldAfter('PUT', '/commandes/12?nom=Peeters', 403)).toEqual([
    line('droit_manquant', 'PUT /commandes/12'),
  ]);
  expect(await toldAfter('GET', '/bureau', 403)).toEqual([line('role_manquant', 'GET /bureau')]);
});

test('so is one that only what stands behind the address can tell', async () => {
  expect(await toldAfter('PUT', '/avis/7', 403)).toEqual([line('droit_manquant', 'PUT /avis/7')]);
});

test('a closed event, a lost race, or what is granted leaves no refusal', async () => {
  expect(await toldAfter('PUT', '/ferme', 403)).toEqual([]);
  expect(await toldAfter('PUT', '/change', 409)).toEqual([]);
  expect(await toldAfter('GET', '/bureau', 200, 3)).toEqual([]);
});

test('a refusal stands when the audit can not be written', async () => {
  await db.pool.query('alter table audit_events rename to audit_elsewhere');
  try {
    const answer = await app.inject({ method: 'GET', url: '/bureau', headers: as(1) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role_manquant']);
  } finally {
    await db.pool.query('alter table audit_elsewhere rename to audit_events');
  }
});
