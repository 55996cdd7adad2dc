import { setTimeout as wait } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { announceCopy } from 'server-portal/domains/shared/notifications/announce-copy';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import { DATA_COPY_LIMITS } from 'shared-contract/base/limits';
import { notifications } from 'shared-contract/notifications/endpoints';
import type { DataCopy, Device } from 'shared-contract/own-data/answers';
import * as endpoints from 'shared-contract/own-data/endpoints';
import { claimCopy } from './copies.queries';
import { eraseCopies, makeNextCopy } from './make-copies';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const copiesOf = async (browser: TestBrowser): Promise<DataCopy[]> =>
  (await browser.get(url(endpoints.dataCopies))).json();

/** The newest copy, once it is made: by this process, or by the portal's own worker. */
const madeFor = async (browser: TestBrowser): Promise<DataCopy> => {
  for (;;) {
    await makeNextCopy(portal.app, announceCopy);
    const [copy] = await copiesOf(browser);
    if (copy?.Etat !== 'en_preparation') return copy ?? Promise.reject(new Error('no copy was asked for'));
    await wait(50);
  }
};

const fileUrl = ({ CopieID }: DataCopy) => url(endpoints.dataCopyFile, { CopieID });

const auditOf = async (action: string): Promise<number> =>
  (await portal.db.pool.query('select 1 from audit_events where action = $1', [action])).rows.length;

const ask = async (username: string) => {
  const browser = await portal.as(username);
  expect((await browser.post(url(endpoints.askDataCopy))).statusCode).toBe(200);
  return browser;
};

test('a copy holds her rows and her files, and nobody else’s', async () => {
  const camille = await ask('230101');
  const copy = await madeFor(camille);
  const answer = await camille.get(fileUrl(copy));
  expect(answer.headers['content-type']).toBe('application/zip');
  const entries = unzipSync(answer.rawPayload);
  const rowsOf = (table: string) =>
    JSON.parse(strFromU8(entries[`donnees/${table}.json`] ?? new Uint8Array()));
  expect(rowsOf('etudiants')).toEqual([expect.objectContaining({ matricule: '230101' })]);
  expect(rowsOf('inscriptions').length).toBeGreaterThan(1);
  expect(rowsOf('commandes').length).toBeGreaterThan(0);
  expect(rowsOf('lignes_commande').length).toBeGreaterThan(0);
  expect(rowsOf('resultats')[0]).toHaveProperty('unite_enseignement_id_libelle');
  expect(rowsOf('comptes')[0]).not.toHaveProperty('mot_de_passe');
  const csv = strFromU8(entries['donnees/commandes.csv'] ?? new Uint8Array());
  expect(csv.trim().split('\r\n')).toHaveLength(rowsOf('commandes').length + 1);
  const files = Object.keys(entries).filter((name) => name.startsWith('fichiers/'));
  expect(files).toHaveLength(rowsOf('documents').length);
  expect(files.every((name) => (entries[name]?.length ?? 0) > 0)).toBe(true);
  const owners = Object.keys(entries)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array())))
    .flatMap((row: { etudiant_id?: number }) => row.etudiant_id ?? []);
  expect(new Set(owners).size).toBe(1);
});

test('it is told once it is ready, in the portal and by mail, and stands in the audit', async () => {
  const robin = await ask('230106');
  await madeFor(robin);
  const told: { Titre: string; Lien: string }[] = (await robin.get(url(notifications))).json();
  expect(told[0]).toMatchObject({ Titre: 'La copie de vos données est prête', Lien: '/contacts/copie' });
  const mails = (await portal.mails()).filter(
    ({ subject }) => subject === 'La copie de vos données est prête',
  );
  expect(mails.at(-1)?.text).toContain('7\u00a0jours');
  await robin.get(fileUrl((await copiesOf(robin))[0] as DataCopy));
  expect(await auditOf('donnees.demandees')).toBeGreaterThan(0);
  expect(await auditOf('donnees.telechargees')).toBeGreaterThan(0);
});

test('one is made at a time, however often it is asked for', async () => {
  await portal.db.pool.query('update copies_donnees set verrou_jusqu_au = now() where prete_le is null');
  const lea = await portal.as('230107');
  const answers = await Promise.all([1, 2, 3].map(() => lea.post(url(endpoints.askDataCopy))));
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  await madeFor(lea);
  expect(await copiesOf(lea)).toHaveLength(made.length);
});

test('a few are made a day: each is made apart, kept for days and told by mail', async () => {
  const { rows } = await portal.db.pool.query<{ compte_id: number; etudiant_id: number }>(
    "select compte_id, etudiant_id from comptes where identifiant = '830107'",
  );
  const now = portal.app.clock.now();
  await portal.db.pool.query(
    `insert into copies_donnees (compte_id, etudiant_id, demandee_le, echouee_le)
     select $1, $2, $3, $3 from generate_series(1, $4::int)`,
    [rows[0]?.compte_id, rows[0]?.etudiant_id, now, DATA_COPY_LIMITS.aDay],
  );
  const refused = await (await portal.as('830107')).post(url(endpoints.askDataCopy));
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ detail: /réessayez demain/ });
  expect(Number(refused.headers['retry-after'])).toBe(DAY_MS / 1000);
});

test('nobody gets another’s copy, nor staff who look at her', async () => {
  const hugo = await ask('230108');
  const copy = await madeFor(hugo);
  expect((await (await portal.as('730101')).get(fileUrl(copy))).statusCode).toBe(404);
  const admin = await portal.as('admin');
  await admin.view('230108');
  for (const path of [url(endpoints.dataCopies), fileUrl(copy), url(endpoints.devices)])
    expect((await admin.get(path, { 'x-matricule': '230108' })).statusCode).toBe(403);
});

test('another server makes the copy of one that died, and what can’t be made is given up', async () => {
  const { rows } = await portal.db.pool.query<{ compte_id: number; etudiant_id: number }>(
    "select compte_id, etudiant_id from comptes where identifiant = '730106'",
  );
  const values = [rows[0]?.compte_id, rows[0]?.etudiant_id, portal.app.clock.now()];
  await portal.db.pool.query(
    `insert into copies_donnees (compte_id, etudiant_id, demandee_le, verrou_jusqu_au, essais)
     values ($1, $2, $3, now() + interval '1 hour', 1)`,
    values,
  );
  expect(await claimCopy(portal.db.orm)).toBeNull();
  await portal.db.pool.query('update copies_donnees set verrou_jusqu_au = now() where prete_le is null');
  const browser = await portal.as('730106');
  expect((await madeFor(browser)).Etat).toBe('prete');
  await portal.db.pool.query('alter table emplois rename to emplois_ailleurs');
  await browser.post(url(endpoints.askDataCopy));
  const failed = await madeFor(browser).finally(() =>
    portal.db.pool.query('alter table emplois_ailleurs rename to emplois'),
  );
  expect(failed.Etat).toBe('echouee');
});

test.each([1, 2])(
  'a copy ends with the query of a table that fails at its turn %i, and nothing else',
  async (turn) => {
    const { pool } = portal.app.db;
    const { query } = pool;
    let asked = 0;
    // JSON reads a table first, CSV after it; the portal's own worker may make the copy too.
    const failing = (...args: Parameters<typeof query>) => {
      const isOfTable = /from "commandes" t/.test(String(args[0]));
      if (isOfTable) asked += 1;
      if (isOfTable && asked >= turn) throw new Error('Connection terminated unexpectedly');
      return query.apply(pool, args);
    };
    Object.assign(pool, { query: failing });
    const lea = await ask('230107');
    const failed = await madeFor(lea).finally(() => Object.assign(pool, { query }));
    expect(failed.Etat).toBe('echouee');
    expect(asked).toBeGreaterThanOrEqual(turn);
    await ask('230107');
    expect((await madeFor(lea)).Etat).toBe('prete');
  },
);

test('she sees where she is signed in, and ends another of her sessions, nobody else’s', async () => {
  const [here, there] = [await portal.as('730107'), await portal.as('730107')];
  const list: Device[] = (await here.get(url(endpoints.devices))).json();
  expect(list.filter(({ EstCeluiCi }) => EstCeluiCi)).toHaveLength(1);
  expect(list).toHaveLength(2);
  const other = list.find(({ EstCeluiCi }) => !EstCeluiCi);
  const path = url(endpoints.disconnectDevice, { AppareilID: other?.AppareilID ?? '' });
  expect((await (await portal.as('730108')).delete(path)).statusCode).toBe(404);
  expect((await there.get(url(endpoints.devices))).statusCode).toBe(200);
  expect((await here.delete(path)).statusCode).toBe(204);
  expect((await there.get(url(endpoints.devices))).statusCode).toBe(401);
  expect((await here.get(url(endpoints.devices))).json()).toHaveLength(1);
});

test('after seven days the copies are erased, rows and bytes', async () => {
  const camille = await portal.as('230101');
  const [copy] = await copiesOf(camille);
  const { rows } = await portal.db.pool.query<{ empreinte: string }>(
    'select empreinte from copies_donnees where empreinte is not null limit 1',
  );
  portal.advance(7 * DAY_MS);
  const later = await portal.as('230101');
  expect((await later.get(fileUrl(copy as DataCopy))).statusCode).toBe(404);
  expect(await copiesOf(later)).toEqual([]);
  await eraseCopies(portal.app);
  expect((await portal.db.pool.query('select 1 from copies_donnees')).rows).toEqual([]);
  expect(await portal.app.files.open(rows[0]?.empreinte ?? '')).toBeNull();
});
