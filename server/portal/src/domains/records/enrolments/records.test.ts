import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { storedFiles } from 'shared-contract/documents/endpoints';
import type { Deliberation, Enrolment, EnrolmentRow, ResultLine } from 'shared-contract/records/answers';
import {
  addresses,
  contactMeans,
  deliberation,
  enrolment,
  enrolments,
  results,
  student,
} from 'shared-contract/records/endpoints';

let portal: TestPortal;
let camille: TestBrowser;
let own: EnrolmentRow[];

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
  own = (await camille.get(url(enrolments))).json();
}, 240_000);

afterAll(() => portal.close());

const idOf = (year: string): number => own.find((one) => one.AnneeAcademiqueValeur === year)!.InscriptionID;

describe('enrolments', () => {
  test('come newest year first, under any spelling of the screen', async () => {
    expect(own.map((one) => one.AnneeAcademiqueValeur)).toEqual(['2026-2027', '2025-2026', '2024-2025']);
    expect(own[0]).toMatchObject({
      DiplomeLibelle: 'Bachelier en gestion de l’entreprise',
      NiveauCoursLibelle: 'Bachelier, bloc 2',
    });
    const shouted = await camille.get(url(enrolments).replace('Inscriptions', 'INSCRIPTIONS'));
    expect(shouted.json()).toEqual(own);
  });

  test('a detail names managers while its year contains the calendar year, and nobody afterwards', async () => {
    const detail = async (year: string): Promise<Enrolment> =>
      (await camille.get(url(enrolment, { InscriptionID: idOf(year) }))).json();
    const current = await detail('2026-2027');
    expect(current).toMatchObject({ Bloc: 2, StatutPAE: 'Signé' });
    expect(current.GestionnairesAdministratifs).toMatchObject([{ Nom: 'Aksoy', Prenom: 'Nadia' }]);
    expect(current.Coordinateurs).toHaveLength(1);
    expect((await detail('2025-2026')).GestionnairesAdministratifs).toHaveLength(1);
    const old = await detail('2024-2025');
    expect([old.GestionnairesAdministratifs, old.Coordinateurs]).toEqual([[], []]);
  });
});

describe('results', () => {
  test('each unit has its own line first, then its activities; every flag occurs', async () => {
    const lines: ResultLine[] = (
      await camille.get(url(results, { InscriptionID: idOf('2025-2026') }))
    ).json();
    const codes = [...new Set(lines.map((line) => line.UniteEnseignementCode))];
    expect(codes).toHaveLength(12);
    expect(codes).toEqual([...codes].sort());
    for (const code of codes) {
      const own = lines.filter((line) => line.UniteEnseignementCode === code);
      expect(own[0]).toMatchObject({ ActiviteApprentissageCode: null });
      expect(
        own.slice(1).every((line) => line.ActiviteApprentissageCode !== null && line.ECTS === null),
      ).toBe(true);
    }
    const flags = [
      'ProgrammeEtudiantDispense',
      'ProgrammeEtudiantTransfertResultat',
      'ProgrammeEtudiantReportResultat',
      'ProgrammeEtudiantResultatFinal',
    ] as const;
    for (const flag of flags) expect(lines.some((line) => line[flag])).toBe(true);
    expect(lines.filter((line) => line.ECTS !== null).reduce((sum, line) => sum + (line.ECTS ?? 0), 0)).toBe(
      60,
    );
    expect(lines.some((line) => line.ResultatEtudiantResultatPartiel !== null)).toBe(true);
    expect(lines.some((line) => line.ResultatEtudiantResultatSession3 !== null)).toBe(true);
  });

  test('the last deliberation counts, and the year in progress has none', async () => {
    const answer: Deliberation = (
      await camille.get(url(deliberation, { InscriptionID: idOf('2025-2026') }))
    ).json();
    expect(answer).toEqual({
      Session: 'septembre 2026',
      DecisionJury: 'Poursuite du programme',
      Grade: 'Satisfaction',
      InscriptionMoyenneGenerale: 12.86,
      InscriptionTotalCredits: 55,
      CreditsAnnee: 60,
    });
    const none = await camille.get(url(deliberation, { InscriptionID: idOf('2026-2027') }));
    expect([none.statusCode, none.body]).toEqual([204, '']);
  });

  test('files of an enrolment are listed with their full name', async () => {
    const files = (await camille.get(url(storedFiles, { InscriptionID: idOf('2025-2026') }))).json();
    expect(files).toContainEqual(
      expect.objectContaining({
        FullName: 'Relevé de notes 2025-2026.pdf',
        Extension: 'pdf',
        ContentType: 'application/pdf',
      }),
    );
  });

  test('a first-year student has lines without marks and no deliberation', async () => {
    const tester = await portal.as('240001');
    const rows: EnrolmentRow[] = (await tester.get(url(enrolments))).json();
    expect(rows).toHaveLength(1);
    const { InscriptionID } = rows[0]!;
    const lines: ResultLine[] = (await tester.get(url(results, { InscriptionID }))).json();
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.every((line) => !line.ProgrammeEtudiantResultatFinal)).toBe(true);
    expect((await tester.get(url(deliberation, { InscriptionID }))).statusCode).toBe(204);
  });
});

describe('refusals', () => {
  const calls = [
    ['Inscription', enrolment],
    ['Inscription01', results],
    ['Inscription02', deliberation],
    ['Inscription03', storedFiles],
  ] as const;

  test.each(calls)('%s of another student answers exactly as one that does not exist', async (_, call) => {
    const other = await portal.as('230106');
    const stolen = await other.get(url(call, { InscriptionID: idOf('2025-2026') }));
    const absent = await other.get(url(call, { InscriptionID: 2_000_000_000 }));
    expect([stolen.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect(stolen.body).toBe(absent.body);
    expect(stolen.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test.each(calls)('%s bears any identifier', async (_, call) => {
    const answers = await Promise.all(
      [
        '0',
        '-1',
        'abc',
        '1.5',
        '1e3',
        '0x10',
        '1%20or%201=1',
        '%00',
        '2147483648',
        '99999999999999999999',
        "1';--",
      ].map((id) => camille.get(url(call, { InscriptionID: 1 }).replace(/1$/, id))),
    );
    for (const { statusCode } of answers) expect([400, 404]).toContain(statusCode);
  });

  test('a blocked student, one who has not accepted, and staff without a student are refused', async () => {
    for (const user of ['230103', '230104', '230102', 'admin', 'verificateur', 'visiteur']) {
      const browser = await portal.as(user);
      for (const call of [enrolments, student, addresses, contactMeans]) {
        expect((await browser.get(url(call))).statusCode).toBe(403);
      }
    }
    expect((await portal.browse().get(url(enrolments))).statusCode).toBe(401);
  });

  test('staff reads the student in view', async () => {
    const admin = await portal.as('admin');
    await admin.view('230101');
    const rows = await admin.get(url(enrolments), { 'x-matricule': '230101' });
    expect(rows.json()).toEqual(own);
  });
});

test('a word in the place of a mark comes with the meaning that the school gave it, and no other does', async () => {
  const id = idOf('2025-2026');
  await portal.db.pool.query(`insert into parametres (nom, valeur_id, libelle, code) values
    ('MotDeNote', 1, 'absence injustifiée', 'ABS'), ('MotDeNote', 2, 'certificat médical', 'CM')`);
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `update resultats set resultat_session2 = null, mot_session2 = 'ABS', mot_session3 = 'ZZ', resultat_session3 = null
     where resultat_id = (select min(resultat_id) from resultats where inscription_id = $1) returning resultat_id as id`,
    [id],
  );
  expect(rows).toHaveLength(1);
  const lines: ResultLine[] = (await camille.get(url(results, { InscriptionID: id }))).json();
  const meanings = lines.flatMap(({ SensDesMots }) => SensDesMots);
  expect(meanings).toEqual([{ Mot: 'ABS', Sens: 'absence injustifiée' }]);
  await portal.db.pool.query("delete from parametres where nom = 'MotDeNote'");
});
