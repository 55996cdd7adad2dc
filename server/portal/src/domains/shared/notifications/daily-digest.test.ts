import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import { saveNotificationSettings } from 'shared-contract/notifications/endpoints';
import { askIntervention } from 'shared-contract/orders/endpoints';
import { remind } from './remind';

const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.db.pool.query(
    "insert into rappels select etudiant_id, '2099-01-01' from etudiants where matricule <> '830101'",
  );
}, 400_000);
afterAll(() => portal.close());

const prefer = (browser: TestBrowser, change: { RecuCourriel?: boolean; UnParJour?: boolean }) =>
  browser.post(url(saveNotificationSettings), { RappelEcran: true, RappelCourriel: true, ...change });

const orderOf = async (browser: TestBrowser): Promise<number> =>
  (await browser.get('/api/v1/extranet/student/Commandes')).json()[0].CommandeID;

const kinds = async () => (await portal.mails()).map(({ kind }) => kind);

const remindAll = async () => {
  while (await remind(portal.app));
};

test('a copy of her own acts may be switched off; the school’s decisions are mailed all the same', async () => {
  const camille = await portal.as('830101');
  await prefer(camille, { RecuCourriel: false });
  const CommandeID = await orderOf(camille);
  expect((await camille.post(url(askIntervention), { CommandeID })).statusCode).toBe(200);
  expect(await kinds()).not.toContain('intervention.demandee');
  await verbOf('intervention').run(portal.db, [String(CommandeID), '--message', 'Remboursée.'], NOW);
  expect(await kinds()).toContain('intervention.traitee');
});

test('who prefers one mail a day has one, with what she was told and her reminders, once', async () => {
  const camille = await portal.as('830101');
  await prefer(camille, { UnParJour: true });
  const before = (await portal.mails()).length;
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `select absence_etudiant_id as id from absences join etudiants using (etudiant_id)
     where matricule = '830101' and suivi is null limit 1`,
  );
  await verbOf('absence').run(portal.db, [String(rows[0]?.id), 'Certificat illisible'], NOW);
  expect(await portal.mails()).toHaveLength(before);
  await remindAll();
  const mails = (await portal.mails()).slice(before);
  expect(mails.map(({ kind }) => kind)).toEqual(['jour']);
  expect(mails[0]?.text).toContain('- Suivi de votre absence');
  expect(mails[0]?.text).toContain('À ne pas oublier');
  expect(mails[0]?.text).not.toContain('illisible');
  portal.advance(DAY_MS);
  await remindAll();
  const later = (await portal.mails()).slice(before + 1);
  expect(later.map(({ text }) => text).join('\n')).not.toContain('Suivi de votre absence');
});

test('what waits for the mail of the day leaves even when the account is closed meanwhile', async () => {
  const camille = await portal.as('830101');
  await prefer(camille, { UnParJour: true });
  await portal.db.pool.query(
    `insert into notifications (etudiant_id, code, genre, titre, lien, date, resume)
     select etudiant_id, 'x', 'decision', 'Une décision', '/documents', now(), 'Une décision attend'
     from etudiants where matricule = '830101'`,
  );
  await portal.db.pool.query("update comptes set bloque = true where identifiant = '830101'");
  portal.advance(DAY_MS);
  const before = (await portal.mails()).length;
  await remindAll();
  const [mail] = (await portal.mails()).slice(before);
  expect(mail?.text).toContain('- Une décision attend');
  expect(mail?.text).not.toContain('À ne pas oublier');
});
