import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, picture, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { Absence, ExamOption } from 'shared-contract/absences/absences';
import { absence, absences, saveAbsence } from 'shared-contract/absences/endpoints';
import { WAITING_ABSENCES_MAX } from 'shared-contract/base/limits';
import { sentFile } from 'shared-contract/documents/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';

let portal: TestPortal;
let camille: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
}, 400_000);

afterAll(() => portal.close());

const absencesOf = async (who: TestBrowser): Promise<Absence[]> => (await who.get(url(absences))).json();

const enrolmentsOf = async (who: TestBrowser): Promise<EnrolmentRow[]> =>
  (await who.get(url(enrolments))).json();

const proofOf = (who: TestBrowser, title: string): Promise<number> =>
  uploaded(who, { bytes: goodPdf(title), name: 'certificat.pdf', usage: 'absence' });

const newAbsence = async (who: TestBrowser, change: object = {}) => ({
  AbsenceEtudiantID: -1,
  InscriptionID: (await enrolmentsOf(who))[0]?.InscriptionID,
  AbsenceEtudiantDateDebut: '2027-01-04',
  AbsenceEtudiantDateFin: '2027-01-29',
  AbsenceEtudiantExamenID: [],
  ...change,
});

const post = (who: TestBrowser, body: object) => who.post(url(saveAbsence), body);

test('the personas have an absence to be followed up and one that was, or none', async () => {
  expect((await absencesOf(camille)).map(({ SuiviAbsenceValeur }) => SuiviAbsenceValeur)).toEqual([
    null,
    'Justifiée',
  ]);
  expect(await absencesOf(await portal.as('230107'))).toEqual([]);
  expect((await absencesOf(await portal.as('230108')))[0]?.SuiviAbsenceValeur).toBe('Justifiée');
});

test('an absence is declared with its proof and the exams of its dates', async () => {
  const parameters = (await camille.get('/api/v1/parameters?parameterNames=ExamenID')).json();
  const exams: ExamOption[] = parameters[0].Values;
  const body = await newAbsence(camille);
  const within = exams.filter(
    ({ Date: day, InscriptionID }) => day <= '2027-01-29' && InscriptionID === body.InscriptionID,
  );
  const outside = exams.find(({ Date: day }) => day > '2027-01-29');
  expect(within.length).toBeGreaterThan(0);
  const proof = await proofOf(camille, 'Premier');
  const wrong = await post(camille, {
    ...body,
    AbsenceEtudiantFichierJustificatifID: proof,
    AbsenceEtudiantExamenID: [outside?.ID],
  });
  expect(wrong.statusCode).toBe(422);
  const answer = await post(camille, {
    ...body,
    AbsenceEtudiantFichierJustificatifID: proof,
    AbsenceEtudiantExamenID: within.map(({ ID }) => ID),
    SuiviAbsenceValeur: 'Justifiée',
  });
  expect(answer.statusCode).toBe(200);
  const stored: Absence = answer.json();
  expect(stored).toMatchObject({ SuiviAbsenceValeur: null, AnneeAcademiqueValeur: '2026-2027' });
  expect(stored.AbsenceEtudiantExamenID).toHaveLength(within.length);
  const again = await post(camille, { ...body, AbsenceEtudiantFichierJustificatifID: proof });
  expect(again.statusCode).toBe(409);
});

test('it is refused without a proof, with a picture, with dates the wrong way round', async () => {
  const body = await newAbsence(camille);
  const before = (await absencesOf(camille)).length;
  expect((await post(camille, body)).statusCode).toBe(422);
  const image = await uploaded(camille, { bytes: await picture('png'), name: 'preuve.png' });
  expect((await post(camille, { ...body, AbsenceEtudiantFichierJustificatifID: image })).statusCode).toBe(
    415,
  );
  const proof = await proofOf(camille, 'Dates');
  const reversed = await post(camille, {
    ...body,
    AbsenceEtudiantFichierJustificatifID: proof,
    AbsenceEtudiantDateDebut: '2027-01-30',
  });
  expect(reversed.statusCode).toBe(422);
  expect((await absencesOf(camille)).length).toBe(before);
});

test('days far from the year of the enrolment are asked about, and stored once they are confirmed', async () => {
  const who = await portal.as('830101');
  const proof = await proofOf(who, 'Lointain');
  const far = await newAbsence(who, {
    AbsenceEtudiantDateDebut: '2099-01-05',
    AbsenceEtudiantDateFin: '2099-01-06',
    AbsenceEtudiantFichierJustificatifID: proof,
  });
  const before = (await absencesOf(who)).length;
  const asked = await post(who, { ...far, Confirmations: [] });
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({ code: 'a_confirmer', errors: [{ path: 'autre-annee' }] });
  expect((await absencesOf(who)).length).toBe(before);
  expect((await post(who, { ...far, Confirmations: ['autre-annee'] })).statusCode).toBe(200);
  expect((await absencesOf(who)).length).toBe(before + 1);
});

test('another student’s enrolment, proof and absence are as if they did not exist', async () => {
  const lea = await portal.as('230106');
  const proof = await proofOf(camille, 'De Camille');
  const theirs = await newAbsence(lea, { AbsenceEtudiantFichierJustificatifID: proof });
  expect((await post(lea, theirs)).statusCode).toBe(404);
  expect((await post(camille, theirs)).statusCode).toBe(404);
  const [own] = await absencesOf(lea);
  expect(
    (await camille.get(url(absence, { AbsenceEtudiantID: own?.AbsenceEtudiantID ?? 0 }))).statusCode,
  ).toBe(404);
});

test('only the enrolment of the academic year in progress can be chosen', async () => {
  const [, last] = await enrolmentsOf(camille);
  const proof = await proofOf(camille, 'Année');
  const body = await newAbsence(camille, {
    InscriptionID: last?.InscriptionID,
    AbsenceEtudiantFichierJustificatifID: proof,
  });
  expect((await post(camille, body)).statusCode).toBe(422);
});

test('dates change until it is followed up, the proof never does', async () => {
  const [pending] = (await absencesOf(camille)).filter(
    ({ AbsenceEtudiantDateDebut: day }) => day < '2026-12-01',
  );
  const moved = await post(camille, { ...pending, AbsenceEtudiantDateFin: '2026-11-22' });
  expect(moved.json()).toMatchObject({ AbsenceEtudiantDateFin: '2026-11-22' });
  const other = await proofOf(camille, 'Autre preuve');
  const replaced = await post(camille, { ...pending, AbsenceEtudiantFichierJustificatifID: other });
  expect(replaced.statusCode).toBe(409);
  const followed = (await absencesOf(camille)).find(({ SuiviAbsenceValeur }) => SuiviAbsenceValeur);
  expect((await post(camille, { ...followed, AbsenceEtudiantDateFin: '2026-12-24' })).statusCode).toBe(409);
});

test('staff sees the absence without its proof, and writes nothing', async () => {
  const admin = await portal.as('admin');
  await admin.view('230106');
  const shown = { 'x-matricule': '230106' };
  const [seen]: Absence[] = (await admin.get(url(absences), shown)).json();
  expect(seen?.AbsenceEtudiantFichierJustificatifID).toBeNull();
  const [own] = await absencesOf(await portal.as('230106'));
  const file = await admin.get(url(sentFile, { DocumentID: own?.AbsenceEtudiantFichierJustificatifID ?? 0 }));
  expect(file.statusCode).toBe(404);
  expect((await admin.post(url(saveAbsence), {}, shown)).statusCode).toBe(403);
});

test('the absences of one student that wait for the school have an end', async () => {
  const student = await portal.as('230107');
  const statuses: number[] = [];
  for (let rank = 0; rank <= WAITING_ABSENCES_MAX; rank += 1) {
    const proof = await proofOf(student, `Certificat ${rank}`);
    const body = await newAbsence(student, { AbsenceEtudiantFichierJustificatifID: proof });
    statuses.push((await post(student, body)).statusCode);
  }
  expect(statuses.slice(0, -1)).toEqual(Array(WAITING_ABSENCES_MAX).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
