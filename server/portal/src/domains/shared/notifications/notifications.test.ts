import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { DAY_MS, dayOf, HOUR_MS } from 'shared-contract/base/days';
import type { PortalNotification } from 'shared-contract/notifications/answers';
import * as endpoints from 'shared-contract/notifications/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { registerToCeremony } from 'shared-contract/proclamation/endpoints';
import { remind } from './remind';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.db.pool.query(
    "insert into rappels select etudiant_id, '2099-01-01' from etudiants where matricule <> all($1)",
    [REMINDED],
  );
}, 400_000);
afterAll(() => portal.close());

const told = async (browser: TestBrowser): Promise<PortalNotification[]> =>
  (await browser.get(url(endpoints.notifications))).json();

const unread = async (browser: TestBrowser): Promise<number> =>
  (await browser.get(url(dashboard))).json().NotificationsNonLues;

/** Students whose reminders are looked for; the others are as if they had theirs. */
const REMINDED = ['230101', '230106', '220303', '220304'];

const remindAll = async () => {
  while (await remind(portal.app));
};

const reminders = async () =>
  (
    await portal.db.pool.query<{ n: number }>(
      "select count(*)::int as n from notifications where genre like 'rappel%'",
    )
  ).rows[0]?.n;

test('a binding act is told with its receipt, and read once she says so', async () => {
  const aicha = await portal.as('220305');
  const { Recu } = (await aicha.post(url(registerToCeremony), { ProclamationNombreInvites: 0 })).json();
  expect(await told(aicha)).toEqual([
    expect.objectContaining({
      Genre: 'recu',
      Titre: 'Présence à la proclamation',
      Lien: `/recus/${Recu.Numero}`,
      Lue: false,
    }),
  ]);
  expect(await unread(aicha)).toBe(1);
  expect((await aicha.post(url(endpoints.readNotifications), { NotificationIDs: [] })).statusCode).toBe(204);
  expect(await unread(aicha)).toBe(0);
  expect((await told(aicha))[0]?.Lue).toBe(true);
});

test('a title that is English in it is named', async () => {
  const camille = await portal.as('730107');
  await portal.db.pool.query(
    "update unites_enseignement set libelle = 'Microeconomics', cours_en_anglais = true where libelle = 'Microéconomie'",
  );
  await portal.db.pool.query(
    `insert into notifications (etudiant_id, code, genre, titre, texte, lien, date)
     select etudiant_id, 'examen-deplace', 'decision', 'Un de vos examens est déplacé', 'Microeconomics : lundi', '/', now()
     from etudiants where matricule = '730107'`,
  );
  expect((await told(camille)).map(({ TitresAnglais }) => TitresAnglais)).toEqual([['Microeconomics']]);
  await portal.db.pool.query(
    "update unites_enseignement set libelle = 'Microéconomie', cours_en_anglais = false where libelle = 'Microeconomics'",
  );
});

test('nobody marks another’s notification', async () => {
  const robin = await portal.as('720305');
  await robin.post(url(registerToCeremony), { ProclamationNombreInvites: 0 });
  const [own] = await told(robin);
  const other = await portal.as('220305');
  await other.post(url(endpoints.readNotifications), { NotificationIDs: [own?.NotificationID] });
  expect(await unread(robin)).toBe(1);
});

test('staff who look at a student read none of it', async () => {
  const admin = await portal.as('admin');
  await admin.view('720305');
  const headers = { 'x-matricule': '720305' };
  expect((await admin.get(url(endpoints.notifications), headers)).statusCode).toBe(403);
  expect((await admin.get(url(dashboard), headers)).json().NotificationsNonLues).toBe(0);
});

test('reminders go out once, 7 days and 1 day before, in one mail a day', async () => {
  await remindAll();
  const camille = await portal.as('230101');
  const seven = (await told(camille)).filter(({ Genre }) => Genre === 'rappel');
  expect(seven.map(({ Titre }) => Titre)).toEqual(['Remettre 3 documents']);
  const first = await reminders();
  const mails = (await portal.mails()).length;
  await portal.db.pool.query("delete from rappels where jour < '2099-01-01'");
  await remindAll();
  expect(await reminders()).toBe(first);
  expect((await portal.mails()).length).toBe(mails);
  portal.advance(4 * DAY_MS);
  await remindAll();
  const later = (await told(await portal.as('230101'))).filter(({ Genre }) => Genre === 'rappel');
  expect(later.map(({ Titre }) => Titre)).toEqual(['Remettre 3 documents', 'Remettre 3 documents']);
});

test('two servers that remind at once tell each thing once', async () => {
  portal.advance(17 * DAY_MS);
  await Promise.all([remindAll(), remindAll()]);
  const { rows } = await portal.db.pool.query<{ n: number }>(
    'select count(*)::int as n from notifications group by etudiant_id, code, genre having count(*) > 1',
  );
  expect(rows).toEqual([]);
  const { rows: twice } = await portal.db.pool.query(
    "select singleton_key from pgboss.job where singleton_key like 'rappels:%' group by singleton_key having count(*) > 1",
  );
  expect(twice).toEqual([]);
});

test('no mail of reminders tells of health, nor of what was switched off', async () => {
  const hugo = await portal.as('220304');
  const off = { RappelEcran: false, RappelCourriel: false };
  const kept = { ...off, RecuCourriel: true, UnParJour: false };
  expect((await hugo.post(url(endpoints.saveNotificationSettings), off)).json()).toEqual(kept);
  expect((await hugo.get(url(endpoints.notificationSettings))).json()).toEqual(kept);
  portal.advance(12 * DAY_MS);
  await remindAll();
  const texts = (await portal.mails())
    .filter(({ subject }) => subject.startsWith('Rappel'))
    .map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join('\n')).not.toMatch(/PAI|aménagement|accompagnement|\/ ?20/);
  const own = (await told(await portal.as('220304'))).filter(({ Genre }) => Genre === 'rappel');
  expect(own.map(({ Titre }) => Titre)).not.toContain('Signer votre plan d’accompagnement (PAI)');
});

test('nothing leaves at night; in the morning each thing leaves once', async () => {
  const hourly = async (hours: number) => {
    portal.advance(hours * HOUR_MS);
    await remindAll();
    return reminders();
  };
  await remindAll();
  const before = (await reminders()) ?? 0;
  // The clock stands at 11 h in Brussels.
  const tomorrow = dayOf(new Date(portal.app.clock.now().getTime() + DAY_MS));
  await portal.db.pool.query(
    `insert into documents_dossier (etudiant_id, titre, echeance)
     select etudiant_id, 'Attestation de stage', $1::date + 7 from etudiants where matricule = '230106'`,
    [tomorrow],
  );
  expect(await hourly(13)).toBe(before);
  expect(await hourly(7.75)).toBe(before);
  expect(await hourly(0.25)).toBeGreaterThan(before);
  const told = await reminders();
  expect(await hourly(4)).toBe(told);
});
