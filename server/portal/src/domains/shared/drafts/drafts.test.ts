import type { FastifyInstance } from 'fastify';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp, insertPeople } from 'server-testing/probe-app';
import { pathOf } from 'shared-contract/base/endpoint';
import { draft, forgetDraft } from 'shared-contract/drafts/endpoints';
import { draftsModule } from './drafts.module';
import { deleteDraftsBefore } from './drafts.queries';

let db: Database;
let app: FastifyInstance;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  app = await buildProbeApp({ db, clock: { now: () => now } }, async (probe) => {
    await probe.register(draftsModule);
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

const call = (method: 'GET' | 'PUT' | 'DELETE', screen: string, person: 1 | 2, payload?: object) =>
  app.inject({
    method,
    url: pathOf(draft, { ScreenLocation: screen }),
    headers: as(person),
    ...(payload ? { payload } : {}),
  });

describe('a draft', () => {
  it('comes back as it was typed, whatever the case of the screen’s name', async () => {
    const Contenu = { titre: 'Mémoire « d’été »', lignes: [1, null, { a: '' }] };
    const saved = await call('PUT', 'memoire', 1, { Contenu });
    expect(saved.json()).toEqual({ ScreenLocation: 'Memoire', Contenu, Date: '2026-11-21T10:00:00.000Z' });
    expect((await call('GET', 'MEMOIRE', 1)).json()).toEqual(saved.json());
  });

  it('is its author’s alone', async () => {
    await call('PUT', 'Absences', 1, { Contenu: 'secret' });
    expect((await call('GET', 'Absences', 2)).statusCode).toBe(204);
    await call('DELETE', 'Absences', 2);
    expect((await call('GET', 'Absences', 1)).json()).toMatchObject({ Contenu: 'secret' });
  });

  it('is replaced by the next one and gone once deleted', async () => {
    await call('PUT', 'SAR', 1, { Contenu: 1 });
    await call('PUT', 'SAR', 1, { Contenu: 2 });
    expect((await call('GET', 'SAR', 1)).json()).toMatchObject({ Contenu: 2 });
    expect((await call('DELETE', 'SAR', 1)).statusCode).toBe(204);
    expect((await call('GET', 'SAR', 1)).statusCode).toBe(204);
  });

  it('that another window has kept since is not deleted with the copy that this one knows', async () => {
    const first = await call('PUT', 'Proclamation', 1, { Contenu: 'une fenêtre' });
    now = new Date('2026-11-21T10:00:01Z');
    await call('PUT', 'Proclamation', 1, { Contenu: 'l’autre' });
    const forget = (date: string) =>
      app.inject({
        method: 'DELETE',
        url: pathOf(forgetDraft, { ScreenLocation: 'Proclamation', Date: date }),
        headers: as(1),
      });
    expect((await forget(first.json().Date)).statusCode).toBe(204);
    const kept = await call('GET', 'Proclamation', 1);
    expect(kept.json()).toMatchObject({ Contenu: 'l’autre' });
    expect((await forget('hier')).statusCode).toBe(400);
    await forget(kept.json().Date);
    expect((await call('GET', 'Proclamation', 1)).statusCode).toBe(204);
    now = new Date('2026-11-21T10:00:00Z');
  });

  it('is kept for 30 days', async () => {
    await call('PUT', 'IDM', 1, { Contenu: 'vieux' });
    now = new Date('2026-12-22T10:00:00Z');
    expect((await call('GET', 'IDM', 1)).statusCode).toBe(204);
    await deleteDraftsBefore(db.orm, new Date('2026-11-22T10:00:00Z'));
    now = new Date('2026-11-21T10:00:00Z');
    expect((await call('GET', 'IDM', 1)).statusCode).toBe(204);
  });

  it('of an unknown screen is 404, an empty one 422, one too large 413', async () => {
    expect((await call('PUT', 'Inconnu', 1, { Contenu: 1 })).statusCode).toBe(404);
    expect((await call('PUT', 'PAE', 1, {})).statusCode).toBe(422);
    expect((await call('PUT', 'PAE', 1, { Contenu: 'x'.repeat(256 * 1024) })).statusCode).toBe(413);
    expect((await call('GET', 'PAE', 1)).statusCode).toBe(204);
  });
});
