import { KNOWN } from 'server-demo/schools/rives/people';
import type { TestBrowser, TestPortal } from 'server-testing/portal';
import { goodPdf, picture, uploaded } from 'server-testing/sample-files';
import { openSchool } from 'server-testing/schools';
import { url } from 'server-testing/url';
import type { Absence } from 'shared-contract/absences/answers';
import { saveAbsence } from 'shared-contract/absences/endpoints';
import type { RequiredDocument } from 'shared-contract/documents/documents';
import { changePhoto, handInDocument, requiredDocuments } from 'shared-contract/documents/endpoints';
import type { ExamLine } from 'shared-contract/exams/answers';
import { examLines, examSession, registerToExams, registerToSession } from 'shared-contract/exams/endpoints';
import type { Support } from 'shared-contract/orders/answers';
import { listedSupports, placeOrder } from 'shared-contract/orders/endpoints';
import type { PaeLevel } from 'shared-contract/pae/answers';
import { paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import type { Deliberation, EnrolmentRow, ResultLine } from 'shared-contract/records/answers';
import { contactMeans, deliberation, enrolments, results } from 'shared-contract/records/endpoints';
import {
  reenrolment,
  saveGrant,
  saveMaster,
  saveThirdLanguage,
} from 'shared-contract/reinscription/endpoints';
import { saveThesis, thesis } from 'shared-contract/thesis/endpoints';
import type { TpCourse, TpGroups, TpSaved } from 'shared-contract/tp/answers';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSchool('rives');
}, 240_000);
afterAll(() => portal?.close());

const read = async <T>(who: TestBrowser, address: string): Promise<T> => {
  const answer = await who.get(address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json();
};
const enrolmentsOf = (who: TestBrowser) => read<EnrolmentRow[]>(who, url(enrolments));
const parameterIds = async (who: TestBrowser, name: string): Promise<number[]> => {
  const [list] = await read<{ Values: { ID: number }[] }[]>(who, `/api/v1/parameters?parameterNames=${name}`);
  return (list?.Values ?? []).map(({ ID }) => ID);
};

test.each(Object.entries(KNOWN))('%s has a home and a file', async (_, matricule) => {
  const who = await portal.as(matricule);
  const { PersonneNom } = await read<{ PersonneNom: string }>(who, url(dashboard));
  expect(PersonneNom).not.toBe('');
  for (const { InscriptionID } of await enrolmentsOf(who)) {
    const lines = await read<ResultLine[]>(who, url(results, { InscriptionID }));
    expect(lines.length).toBeGreaterThan(2);
  }
});

test('one name alone, and words of the school for the kinds of contact', async () => {
  const who = await portal.as(KNOWN.oneName);
  expect(await read(who, url(dashboard))).toMatchObject({ PersonnePrenom: '', PersonneNom: 'Suryani' });
  const means = await read<{ TypeMoyenContact: string; Usage: string }[]>(who, url(contactMeans));
  expect(means.map((one) => [one.TypeMoyenContact, one.Usage])).toEqual([
    ['E-mail', 'email'],
    ['Courriel', 'email'],
    ['Portable', 'gsm'],
  ]);
});

test('words stand in the place of marks, and credit nothing', async () => {
  const who = await portal.as(KNOWN.wordsForMarks);
  const [, last] = await enrolmentsOf(who);
  const InscriptionID = last?.InscriptionID ?? 0;
  const text = JSON.stringify(await read(who, url(results, { InscriptionID })));
  for (const word of ['"ABS"', '"CM"', '"PP"']) expect(text).toContain(word);
  const jury = await read<Deliberation>(who, url(deliberation, { InscriptionID }));
  expect(jury).toMatchObject({ DecisionJury: 'Admis à poursuivre' });
});

test('the photo is handed in under the school’s own title, a refused paper again', async () => {
  const who = await portal.as(KNOWN.allOpen);
  const slots = await read<RequiredDocument[]>(who, url(requiredDocuments));
  expect(slots.find(({ EstPhoto }) => EstPhoto)?.Title).toBe('Portrait pour le badge');
  const photo = await uploaded(who, { bytes: await picture('jpeg'), name: 'moi.jpg', usage: 'photo' });
  expect((await who.post(url(changePhoto, { DocumentID: photo }))).statusCode).toBe(200);
  const refused = slots.find(({ Statut }) => Statut === 'refuse');
  const DocumentID = await uploaded(who, { bytes: goodPdf('Vaccins'), name: 'vaccins.pdf' });
  const answer = await who.post(url(handInDocument), { DocumentID, DocumentDossierEtudiantID: refused?.ID });
  const after: RequiredDocument[] = answer.json();
  expect(after.filter(({ Statut }) => Statut === 'recu')).toHaveLength(2);
});

test('an absence, with its proof', async () => {
  const who = await portal.as(KNOWN.evening);
  const proof = await uploaded(who, { bytes: goodPdf('Certificat'), name: 'c.pdf', usage: 'absence' });
  const answer = await who.post(url(saveAbsence), {
    AbsenceEtudiantID: -1,
    InscriptionID: (await enrolmentsOf(who))[0]?.InscriptionID,
    AbsenceEtudiantDateDebut: '2026-11-23',
    AbsenceEtudiantDateFin: '2026-11-24',
    AbsenceEtudiantExamenID: [],
    AbsenceEtudiantFichierJustificatifID: proof,
  });
  const stored: Absence = answer.json();
  expect(stored).toMatchObject({ SuiviAbsenceValeur: null, AnneeAcademiqueValeur: '2026-2027' });
});

test('an order, confirmed to the first address of the file', async () => {
  const who = await portal.as(KNOWN.longName);
  const [support] = await read<Support[]>(who, url(listedSupports));
  const answer = await who.post(url(placeOrder), {
    ConditionsAcceptees: true,
    Lignes: [{ SupportCoursCodeInterne: support?.SupportCoursCodeInterne ?? '', LigneCommandeQuantite: 1 }],
  });
  expect(answer.statusCode).toBe(200);
  const mails = await portal.mails();
  expect(mails.map(({ to }) => to)).toContain(`${KNOWN.longName}@etu.rives.example`);
});

test('a session, then its exams', async () => {
  const who = await portal.as(KNOWN.evening);
  const { SessionID, SessionNomComplet } = await read<{ SessionID: number; SessionNomComplet: string }>(
    who,
    url(examSession),
  );
  expect(SessionNomComplet).toContain('hiver 2027');
  expect((await who.post(url(registerToSession, { SessionID }))).statusCode).toBe(200);
  const lines = await read<ExamLine[]>(who, url(examLines));
  expect(lines.length).toBeGreaterThan(5);
  const ticks = lines.slice(0, 2).map(({ Code }) => ({ Code, ResultatEtudiantInscrit: true }));
  expect((await who.post(url(registerToExams), ticks)).statusCode).toBe(200);
});

test('twenty groups of practical work, chosen at once', async () => {
  const who = await portal.as(KNOWN.allOpen);
  const courses = await read<TpCourse[]>(who, url(tpCourses));
  expect(courses).toHaveLength(20);
  const choices: object[] = [];
  for (const { ActiviteApprentissageID } of courses) {
    const { Values } = await read<TpGroups>(who, url(tpGroups, { ActiviteApprentissageID }));
    choices.push({ ActiviteApprentissageID, GroupeActiviteApprentissageID: Values[0]?.ID });
  }
  const answer = await who.post(url(chooseTpGroups), choices);
  const saved: TpSaved = answer.json();
  expect(saved.Items.filter(({ Accorde }) => Accorde)).toHaveLength(20);
});

const NO_GRANT = { HasBourse: false, BourseNumBourse: null, BourseFichierID: null };

test('a student who returns answers in her school’s words, and composes her year', async () => {
  const who = await portal.as(KNOWN.returning);
  expect(await read(who, url(reenrolment))).toMatchObject({ NeedLangue3: true, CoursLangue3ID: null });
  expect((await who.post(url(saveGrant), NO_GRANT)).statusCode).toBe(200);
  const [signs] = await parameterIds(who, 'CoursLangue3ID');
  expect((await who.post(url(saveThirdLanguage), { CoursLangue3ID: signs })).json()).toMatchObject({
    Etape: null,
  });
  expect(await read(who, url(paeConstraints))).toMatchObject({ IsSubmit: false });
  const units = (await read<PaeLevel[]>(who, url(paeLevels))).flatMap(({ Cours }) => Cours);
  expect(units.filter(({ UniteEnseignementCode }) => UniteEnseignementCode.startsWith('SI2'))).toHaveLength(
    20,
  );
  const item = units
    .filter((unit) => unit.UniteEnseignementCode.startsWith('SI2'))
    .map(({ UniteEnseignementID }) => ({ UniteEnseignementID, Select: true, IsDecoche: false }));
  const sent = await who.post(url(savePae), { ECTS: 60, item, commentaire: null, submit: true });
  expect(sent.statusCode).toBe(200);
});

test('a graduate goes on in the programme whose code the list gives, whatever its label', async () => {
  const who = await portal.as(KNOWN.graduate);
  expect((await who.post(url(saveGrant), NO_GRANT)).statusCode).toBe(200);
  expect((await who.post(url(saveMaster), { DiplomeID: 2 })).json()).toMatchObject({ Etape: null });
  const units = (await read<PaeLevel[]>(who, url(paeLevels))).flatMap(({ Cours }) => Cours);
  expect(units.map(({ UniteEnseignementCode }) => UniteEnseignementCode)).toContain('SU101');
});

test.each([KNOWN.oneName, KNOWN.master])('the final work of %s, whatever the cycle', async (matricule) => {
  const who = await portal.as(matricule);
  const { MemoireID } = await read<{ MemoireID: number }>(who, url(thesis));
  const [promoter] = await parameterIds(who, 'MembrePersonnelID');
  const [language] = await parameterIds(who, 'LangueMemoireID');
  const [session] = await parameterIds(who, 'SessionID');
  const answer = await who.post(url(saveThesis), {
    MemoireID,
    MemoireTitre: 'Soigner la nuit',
    MembrePersonnelID: promoter,
    LangueMemoireID: language,
    SessionID: session,
  });
  expect(answer.statusCode).toBe(200);
});
