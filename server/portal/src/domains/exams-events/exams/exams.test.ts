import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { ExamLine, ExamSession } from 'shared-contract/exams/answers';
import {
  examLines,
  examSession,
  registerToExams,
  registerToSession,
  sessionExams,
} from 'shared-contract/exams/endpoints';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const sessionOf = async (who: TestBrowser): Promise<ExamSession> => (await who.get(url(examSession))).json();
const linesOf = async (who: TestBrowser): Promise<ExamLine[]> => (await who.get(url(examLines))).json();
const registerSession = (who: TestBrowser, id: number | string) =>
  who.post(url(registerToSession, { SessionID: id }));
const tick = (who: TestBrowser, ticks: unknown, headers: Record<string, string> = {}) =>
  who.post(url(registerToExams), ticks as object, headers);
const ticksOf = (...codes: string[]) => codes.map((Code) => ({ Code, ResultatEtudiantInscrit: true }));
const registered = (lines: ExamLine[]) =>
  lines.filter((line) => line.ResultatEtudiantInscrit).map(({ Code }) => Code);

/** A persona's twin who is registered to the session from here on. */
const inSession = async (username: string) => {
  const who = await portal.as(username);
  await registerSession(who, (await sessionOf(who)).SessionID);
  return who;
};

describe('the session', () => {
  it('is the next one of the year, with the level, and no exam before the registration', async () => {
    const who = await portal.as('230101');
    expect(await sessionOf(who)).toEqual({
      SessionID: expect.any(Number),
      SessionNomComplet: 'Session de janvier 2027',
      NiveauCoursLibelle: 'Bachelier, bloc 2',
      InscriptionSessionValide: false,
    });
    expect(await linesOf(who)).toEqual([]);
  });

  it('says what it will hold before the registration, as it does after', async () => {
    const who = await portal.as('930105');
    expect((await who.get(url(sessionExams))).statusCode).toBe(403);
    const twin = await portal.as('730107');
    const before = (await twin.get(url(sessionExams))).json();
    expect(before.length).toBeGreaterThan(3);
    expect(registered(before)).toEqual([]);
    await registerSession(twin, (await sessionOf(twin)).SessionID);
    expect(await linesOf(twin)).toEqual(before);
  });

  it('says which titles are English', async () => {
    const rename = (from: string, to: string, isInEnglish: boolean) =>
      portal.db.pool.query(
        'update unites_enseignement set libelle = $2, cours_en_anglais = $3 where libelle = $1',
        [from, to, isInEnglish],
      );
    await rename('Microéconomie', 'Microeconomics', true);
    const lines: ExamLine[] = (await (await portal.as('730107')).get(url(sessionExams))).json();
    await rename('Microeconomics', 'Microéconomie', false);
    const titles = new Map(lines.map(({ Libelle, TitresAnglais }) => [Libelle, TitresAnglais]));
    expect(titles.get('Microeconomics – Théorie')).toEqual(['Microeconomics']);
    expect(titles.get('Programmation en économie et gestion – Théorie')).toEqual([]);
  });

  it('is registered to once: a second call has the first receipt', async () => {
    const who = await portal.as('730101');
    const { SessionID } = await sessionOf(who);
    const [first, second] = await Promise.all([
      registerSession(who, SessionID),
      registerSession(who, SessionID),
    ]);
    const answer = first.json();
    expect(answer).toMatchObject({ SessionID, InscriptionSessionValide: true });
    expect(second.json()).toEqual(answer);
    const receipt = (await who.get(`/api/v1/recus/${answer.Recu.Numero}`)).json();
    expect(receipt.Objet).toBe('Inscription à la session – Session de janvier 2027');
    const lines = await linesOf(who);
    expect(lines.length).toBeGreaterThan(3);
    expect(registered(lines)).toEqual([]);
  });

  it.each([
    ['another year’s', 1, 404],
    ['the next', 11, 404],
    ['no', 'abc', 400],
    ['an impossible', 99999999999, 404],
  ])('that is %s session is refused, and nothing is registered', async (_, id, status) => {
    const who = await portal.as('830101');
    const before = await sessionOf(who);
    expect((await registerSession(who, id)).statusCode).toBe(status);
    expect(await sessionOf(who)).toEqual(before);
  });

  it('is closed with the event, and to staff who look on', async () => {
    const closed = await portal.as('730105');
    expect((await closed.get(url(examSession))).statusCode).toBe(403);
    const staff = await portal.as('admin');
    await staff.view('230101');
    const view = { 'x-matricule': '230101' };
    expect((await staff.get(url(examSession), view)).statusCode).toBe(200);
    const answer = await staff.post(url(registerToSession, { SessionID: 10 }), undefined, view);
    expect(answer.statusCode).toBe(403);
    expect((await sessionOf(await portal.as('230101'))).InscriptionSessionValide).toBe(false);
  });
});

describe('the exams', () => {
  it('are those of the programme that are still to be passed, of the session alone', async () => {
    const lines = await linesOf(await portal.as('230106'));
    const codes = lines.map(({ Code }) => Code);
    expect(codes).toContain('LECGE1222-E');
    expect(codes.some((code) => code.startsWith('LECGE1215') || code.startsWith('MCOMU1211'))).toBe(false);
    expect(codes.some((code) => code.startsWith('LECGE1224'))).toBe(false);
    expect(registered(lines)).toHaveLength(2);
    expect(lines.every(({ ExamenDate }) => ExamenDate.startsWith('2027-01'))).toBe(true);
    for (const { ExamenHeureDebut, ExamenHeureFin, ExamenLocal } of lines) {
      expect(ExamenHeureDebut ?? '').toMatch(/^\d\d:\d\d$/);
      expect((ExamenHeureFin ?? '') > (ExamenHeureDebut ?? '')).toBe(true);
      expect(ExamenLocal).not.toBeNull();
    }
  });

  it('are registered to with one receipt, and add to those of before', async () => {
    const who = await portal.as('730106');
    const before = registered(await linesOf(who));
    const fresh = (await linesOf(who)).find((line) => !line.ResultatEtudiantInscrit)?.Code ?? '';
    const answer = await tick(who, [
      ...ticksOf(...before, fresh),
      { Code: fresh, ResultatEtudiantInscrit: true, Prix: 1 },
    ]);
    expect(answer.statusCode).toBe(200);
    const { Items, Recu } = answer.json();
    expect(registered(Items).sort()).toEqual([...before, fresh].sort());
    expect(Items).toEqual(await linesOf(who));
    const receipt = (await who.get(`/api/v1/recus/${Recu.Numero}`)).json();
    expect(
      receipt.Lignes.map(({ Code, Libelle }: { Code?: string; Libelle: string }) => Code ?? Libelle),
    ).toEqual(['Session', 'Niveau', fresh]);
  });

  it('have the same answer for a request sent again under its key, and one receipt', async () => {
    const who = await inSession('930101');
    const code = (await linesOf(who))[0]?.Code ?? '';
    const headers = { 'idempotency-key': randomUUID() };
    const first = await tick(who, ticksOf(code), headers);
    const again = await tick(who, ticksOf(code), headers);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const receipts = (await who.get('/api/v1/recus')).json();
    expect(receipts.filter((one: { Objet: string }) => one.Objet.includes('aux examens'))).toHaveLength(1);
  });

  it('are registered to once by two tabs at the same time', async () => {
    const who = await inSession('930107');
    const code = (await linesOf(who))[0]?.Code ?? '';
    const answers = await Promise.all([tick(who, ticksOf(code)), tick(who, ticksOf(code))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(registered(await linesOf(who))).toEqual([code]);
  });

  const NOTHING = 'Veuillez faire au moins une sélection!';
  const NO_CHANGE = "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!";
  it.each([
    ['nothing ticked', () => [], 422, NOTHING],
    ['no body', () => undefined, 422, expect.any(String)],
    [
      'a registered one unticked',
      (codes: string[]) => [{ Code: codes[0], ResultatEtudiantInscrit: false }],
      422,
      NOTHING,
    ],
    ['nothing new', (codes: string[]) => ticksOf(...codes), 422, NO_CHANGE],
    [
      'an exam of another level',
      (codes: string[]) => ticksOf(...codes, 'LECGE1112-T'),
      422,
      'Cet examen n’est pas de votre session.',
    ],
    ['an exempted one', () => ticksOf('LECGE1215-T'), 422, 'Cet examen n’est pas de votre session.'],
    ['a code in numbers', () => [{ Code: 12, ResultatEtudiantInscrit: true }], 422, expect.any(String)],
  ])('with %s are refused, and nothing is registered', async (_, body, status, detail) => {
    const who = await portal.as('930106');
    const before = await linesOf(who);
    const answer = await tick(who, body(registered(before)));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toEqual(detail);
    expect(await linesOf(who)).toEqual(before);
  });

  it('that are all registered are a 412 with the quoted text', async () => {
    const who = await portal.as('730108');
    const answer = await tick(who, ticksOf(...registered(await linesOf(who))));
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({
      code: 'deja_inscrit',
      detail: 'Vous êtes déjà inscrit à tous les examens de la session.',
    });
  });

  it('wait for the registration to the session', async () => {
    const who = await portal.as('830107');
    const answer = await tick(who, ticksOf('LECGE1222-E'));
    expect(answer.statusCode).toBe(412);
    expect(answer.json().code).toBe('session_d_abord');
    const { rows } = await portal.db.pool.query(
      `select 1 from inscriptions_examens join inscriptions using (inscription_id)
       join etudiants using (etudiant_id) where matricule = '830107'`,
    );
    expect(rows).toEqual([]);
  });

  it('at the same hour are asked about before they bind, with what is registered already', async () => {
    const who = await inSession('930109');
    const [one = '', other = ''] = (await linesOf(who)).map(({ Code }) => Code);
    expect((await tick(who, ticksOf(one))).statusCode).toBe(200);
    await portal.db.pool.query(
      `update examens x set date = y.date, heure_debut = y.heure_debut, heure_fin = y.heure_fin
       from examens y, activites_apprentissage a, activites_apprentissage b
       where a.code = $1 and x.activite_apprentissage_id = a.activite_apprentissage_id
         and b.code = $2 and y.activite_apprentissage_id = b.activite_apprentissage_id
         and x.session_id = y.session_id`,
      [other, one],
    );
    const asking = (Confirmations: string[]) =>
      ticksOf(one, other).map((line) => ({ ...line, Confirmations }));
    const refused = await tick(who, asking([]));
    expect(refused.statusCode).toBe(409);
    const code = `examens-${[one, other].sort().join('-')}`;
    expect(refused.json()).toMatchObject({
      code: 'a_confirmer',
      errors: [{ path: code, message: expect.stringMatching(/ont lieu en même temps, le \d/) }],
    });
    expect(registered(await linesOf(who))).toEqual([one]);
    expect((await tick(who, asking([code]))).statusCode).toBe(200);
    expect(registered(await linesOf(who)).sort()).toEqual([one, other].sort());
  });
});
