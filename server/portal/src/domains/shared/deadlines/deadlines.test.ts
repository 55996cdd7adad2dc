import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { dayOfDeadline } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { summariseDeadlines } from 'shared-contract/deadlines/summary';
import { registerToCeremony } from 'shared-contract/proclamation/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const listOf = async (username: string): Promise<Deadline[]> =>
  (await (await portal.as(username)).get(url(deadlines))).json();

const stateOf = (list: Deadline[], code: RegExp) => list.find(({ Code }) => code.test(Code))?.Etat ?? null;

test('a student reads what she has to do, by day, each with its page', async () => {
  const list = await listOf('230101');
  const days = list.map((one) => dayOfDeadline(one) ?? '9999');
  expect(days).toEqual([...days].sort());
  expect(list.every(({ Lien }) => Lien?.startsWith('/'))).toBe(true);
  expect(new Set(list.map(({ Code }) => Code)).size).toBe(list.length);
  const documents = list.find(({ Code }) => Code.startsWith('documents-'));
  expect(documents).toMatchObject({
    Domaine: 'Documents',
    Libelle: 'Remettre 3 documents',
    Etat: 'a_faire',
    JusquAu: '2026-11-28',
    Lien: '/documents',
    Precision: 'Jusqu’au 28\u00a0novembre inclus, dont un document refusé',
  });
});

test('an exam says its hours and its room, and stands on its day', async () => {
  const exam = (await listOf('230101')).find(({ Code, JusquAu }) => Code.startsWith('examen-') && !JusquAu);
  expect(exam?.Le).toMatch(/^2027-0\d-\d\dT/);
  expect(exam?.Precision).toMatch(
    /^(Lun|Mar|Mer|Jeu|Ven|Sam)\S+ \d.* de \d+\u00a0h.* à \d+\u00a0h.*, (auditoire|local)/,
  );
});

test('what was done today reads as done, with its receipt, and what follows from it is there', async () => {
  const aicha = await portal.as('220305');
  const { Recu } = (await aicha.post(url(registerToCeremony), { ProclamationNombreInvites: 1 })).json();
  const list = await listOf('220305');
  expect(list.find(({ Code }) => Code.startsWith('proclamation-'))).toMatchObject({
    Etat: 'fait',
    RecuNumero: Recu.Numero,
    Le: Recu.Date,
    Precision: 'Fait le 23\u00a0novembre\u00a02026, 11\u00a0h',
  });
  expect(stateOf(list, /^ceremonie-/)).toBe('a_faire');
  const { Lignes } = summariseDeadlines(list, portal.app.clock.now().toISOString());
  expect(Lignes.at(-1)?.RecuNumero).toBe(Recu.Numero);
});

test('each persona’s own matter is in her list', async () => {
  expect(stateOf(await listOf('220304'), /^pae-signature-/)).toBe('a_faire');
  expect(stateOf(await listOf('220303'), /^pae-2026/)).toBe('commence');
  expect(stateOf(await listOf('220301'), /^reinscription-/)).toBe('a_faire');
  expect(stateOf(await listOf('220302'), /^reinscription-/)).toBeNull();
  expect(stateOf(await listOf('210201'), /^memoire-titre$/)).toBe('a_faire');
  expect(stateOf(await listOf('210204'), /^memoire-remise$/)).toBe('a_faire');
  expect(stateOf(await listOf('720305'), /^proclamation-/)).toBe('a_faire');
  expect(stateOf(await listOf('230105'), /^groupes-tp-/)).toBeNull();
});

test('consents are asked for by the submission that needs them', async () => {
  const list = await listOf('210202');
  const until = (code: string) => list.find(({ Code }) => Code === code)?.JusquAu;
  expect(until('memoire-remise')).toMatch(/^2027-01/);
  expect(until('memoire-consentements')).toBe(until('memoire-remise'));
});

test('a place that is kept for her is there until its hour, as something that she may refuse', async () => {
  const kept = (await listOf('830108')).find(({ Code }) => Code.startsWith('place-tp-'));
  expect(kept).toMatchObject({
    Domaine: 'Groupes de TP',
    Etat: 'a_faire',
    JusquAu: '2026-11-24T17:00:00.000Z',
    Lien: '/evenement/inscriptionTP',
  });
  expect(kept?.Libelle).toMatch(/^Place gardée pour vous\u00a0: \S/);
  expect(kept?.Precision).toMatch(/, à refuser si vous n’en voulez plus, jusqu’au 24\snovembre.*18\sh$/);
  expect(stateOf(await listOf('730108'), /^place-tp-/)).toBeNull();
});

test('a domain that fails leaves its line and nothing else', async () => {
  const before = await listOf('230106');
  await portal.db.pool.query('alter table stages rename to stages_ailleurs');
  const after = await listOf('230106').finally(() =>
    portal.db.pool.query('alter table stages_ailleurs rename to stages'),
  );
  expect(after.filter(({ EstIllisible }) => EstIllisible)).toEqual([
    expect.objectContaining({
      Domaine: 'Stages',
      Libelle: 'Stages\u00a0: n’a pas pu être lu',
      Lien: '/evenement/stages',
    }),
  ]);
  const others = (list: Deadline[]) => list.filter(({ Domaine }) => Domaine !== 'Stages');
  expect(others(after)).toEqual(others(before));
});

test('health is the student’s alone: staff who look at her read nothing of it', async () => {
  await portal.db.pool.query(`insert into demandes_inclusif (etudiant_id, modifie_le, soumise_le, pai_pret_le)
    select etudiant_id, now(), now(), now() from etudiants where matricule = '230108'
    on conflict (etudiant_id) do update set soumise_le = now(), pai_pret_le = now(), pai_signe_le = null`);
  expect(stateOf(await listOf('230108'), /^pai-/)).toBe('a_faire');
  const admin = await portal.as('admin');
  await admin.view('230108');
  const seen: Deadline[] = (await admin.get(url(deadlines), { 'x-matricule': '230108' })).json();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map(({ Domaine }) => Domaine)).not.toContain('Enseignement inclusif');
});

test('the year goes by: open now, missed once its window is over, exams behind her', async () => {
  const lea = () => listOf('230106');
  const TP = /^groupes-tp-/;
  expect(stateOf(await lea(), TP)).toBe('a_faire');
  portal.advance(29 * DAY_MS);
  const missed = (await lea()).find(({ Code }) => TP.test(Code));
  expect(missed?.Etat).toBe('manque');
  expect(missed?.Precision).toBe(
    'Terminé depuis le 21\u00a0décembre. Adressez-vous à votre gestionnaire de dossier',
  );
  portal.advance(200 * DAY_MS);
  const inSummer = await lea();
  const exams = inSummer.filter(({ Code, Etat }) => Code.startsWith('examen-') && Etat === 'a_faire');
  expect(exams.length).toBeGreaterThan(0);
  expect(exams.map((one) => dayOfDeadline(one) ?? '').every((day) => day >= '2027-07-10')).toBe(true);
  portal.advance(-229 * DAY_MS);
});

test('what was done before the first day of the school’s own year is left to its receipt', async () => {
  const begin = (day: string) =>
    portal.db.pool.query("update annees_academiques set debut = $1 where valeur = '2026-2027'", [day]);
  const justified = async () => stateOf(await listOf('230101'), /^absence-/);
  expect(await justified()).toBe('fait');
  await begin('2026-11-20');
  expect(await justified()).toBeNull();
  await begin('2026-09-14');
  expect(await justified()).toBe('fait');
});
