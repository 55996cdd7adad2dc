import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { dashboard } from 'shared-contract/portal/endpoints';
import {
  gradeStatements,
  handedInDocuments,
  job,
  jobs,
  priorCareer,
  priorCareers,
  programme,
  searchStudents,
  studentFile,
} from 'shared-contract/verifications/endpoints';
import type {
  Job,
  JobDetail,
  PriorCareer,
  PriorCareerDetail,
  VerificationDocument,
  VerificationPae,
  VerificationRow,
} from 'shared-contract/verifications/verifications';

let portal: TestPortal;
let staff: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  staff = await portal.as('verificateur');
}, 240_000);
afterAll(() => portal.close());

const search = (text: string, by?: string) =>
  staff.get(url(searchStudents, { search: text, ...(by ? { by } : {}) }));

const fileOf = async (matricule: string): Promise<{ InscriptionID: number }> => {
  const [row]: VerificationRow[] = (await search(matricule, 'matricule')).json();
  return { InscriptionID: row?.InscriptionID ?? 0 };
};

const lastLines = async (count: number) =>
  (
    await portal.db.pool.query(
      `select a.actor, a.role, a.action, e.matricule, a.target, a.origin, a.request_id, a.at
       from audit_events a left join etudiants e using (etudiant_id) order by a.id desc limit $1`,
      [count],
    )
  ).rows;

describe('a student’s file', () => {
  test('holds the annual programme with its dates', async () => {
    const composed: VerificationPae = (await staff.get(url(programme, await fileOf('230106')))).json();
    expect(composed.Items.length).toBeGreaterThan(5);
    expect(composed.Items.map((item) => item.UniteEnseignementSourceCode)).toEqual(
      composed.Items.map((item) => item.UniteEnseignementSourceCode).toSorted(),
    );
    expect(composed).toMatchObject({
      date: expect.stringMatching(/^2026-10-\d\d$/),
      ECTSIncompletDemandeEtudiant: true,
    });
    const other: VerificationPae = (await staff.get(url(programme, await fileOf('230101')))).json();
    expect(other.ECTSIncompletDemandeEtudiant).toBe(false);
  });

  test('holds documents and grade statements, each of which opens', async () => {
    const file = await fileOf('230101');
    const documents: VerificationDocument[] = (await staff.get(url(handedInDocuments, file))).json();
    const statements: VerificationDocument[] = (await staff.get(url(gradeStatements, file))).json();
    expect(documents).toContainEqual(
      expect.objectContaining({ DocumentDossierLibelle: 'Attestation de bourse', Extension: 'pdf' }),
    );
    expect(statements.length).toBeGreaterThan(0);
    for (const { ID } of [...documents, ...statements]) {
      const opened = await staff.get(url(studentFile, { ...file, docId: ID }));
      expect(opened.statusCode).toBe(200);
      expect(opened.headers['content-disposition']).toMatch(/^attachment/);
      expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('leaves a document unread by its owner', async () => {
    const unread = async () => (await (await portal.as('830101')).get(url(dashboard))).json().DocumentsNonLus;
    const before = await unread();
    const file = await fileOf('830101');
    const statements: VerificationDocument[] = (await staff.get(url(gradeStatements, file))).json();
    for (const { ID } of statements) await staff.get(url(studentFile, { ...file, docId: ID }));
    expect(await unread()).toBe(before);
  });

  test('holds prior career and jobs, as lists and one by one', async () => {
    const file = await fileOf('730101');
    const careers: PriorCareer[] = (await staff.get(url(priorCareers, file))).json();
    const career: PriorCareerDetail = (
      await staff.get(url(priorCareer, { ...file, ligne: careers.at(-1)?.ID ?? 0 }))
    ).json();
    expect(career).toMatchObject({ Etablissement: 'Athénée royal de Nivelles', Issue: 'Réussi' });
    expect((await lastLines(1))[0]).toMatchObject({ target: `parcours:${careers.at(-1)?.ID}` });
    expect((await staff.get(url(studentFile, { ...file, docId: career.DocumentID ?? 0 }))).statusCode).toBe(
      200,
    );
    const withJobs = await fileOf('250002');
    const list: Job[] = (await staff.get(url(jobs, withJobs))).json();
    for (const { ID } of list) {
      const detail: JobDetail = (await staff.get(url(job, { ...withJobs, ligne: ID }))).json();
      expect(detail.Periode).toMatch(/\d{4}/);
    }
  });
});

describe('refusals', () => {
  const PARTS = [
    ['PAE', programme],
    ['documents', handedInDocuments],
    ['relevesNotes', gradeStatements],
    ['ParcoursAnterieur', priorCareers],
    ['Emplois', jobs],
  ] as const;

  test.each(PARTS)('%s of no enrolment is a 404', async (_, part) => {
    expect((await staff.get(url(part, { InscriptionID: 2_000_000_000 }))).statusCode).toBe(404);
    for (const id of ['0', '-1', 'abc', '1.5', '%00', '99999999999999999999']) {
      expect([400, 404]).toContain(
        (await staff.get(url(part, { InscriptionID: 7 }).replace('/7/', `/${id}/`))).statusCode,
      );
    }
  });

  test('another student’s document, career and job are as if absent', async () => {
    const [mine, other] = [await fileOf('230101'), await fileOf('250002')];
    const documents: VerificationDocument[] = (await staff.get(url(handedInDocuments, mine))).json();
    const careers: PriorCareer[] = (await staff.get(url(priorCareers, mine))).json();
    const absent = await staff.get(url(studentFile, { ...other, docId: 2_000_000_000 }));
    for (const nested of [
      url(studentFile, { ...other, docId: documents[0]?.ID ?? 0 }),
      url(priorCareer, { ...other, ligne: careers[0]?.ID ?? 0 }),
    ]) {
      const answer = await staff.get(nested);
      expect([answer.statusCode, answer.body]).toEqual([404, absent.body]);
    }
    expect((await lastLines(3)).some(({ action }) => action === 'refus.introuvable')).toBe(true);
  });

  test('health data is no document of the space', async () => {
    const { rows } = await portal.db.pool.query(
      "select document_id id from documents where usage = 'absence' and etudiant_id = (select etudiant_id from etudiants where matricule = '230101') limit 1",
    );
    expect(
      (await staff.get(url(studentFile, { ...(await fileOf('230101')), docId: rows[0].id }))).statusCode,
    ).toBe(404);
  });

  test.each(['230101', '230103', '230104', '230102', 'visiteur'])(
    '%s who calls by hand is refused, and the audit says so',
    async (user) => {
      const browser = await portal.as(user);
      for (const address of [
        url(searchStudents, { search: 'lambert' }),
        url(programme, { InscriptionID: 1 }),
        url(studentFile, { InscriptionID: 1, docId: 1 }),
      ]) {
        expect((await browser.get(address)).statusCode).toBe(403);
        const [line] = await lastLines(1);
        expect(line).toMatchObject({ actor: user, origin: '127.0.0.1' });
        expect(line.action).toMatch(/^refus\./);
        expect(line.target).toBe(`GET ${address.split('?')[0]}`);
      }
      expect((await portal.browse().get(url(searchStudents, { search: 'lambert' }))).statusCode).toBe(401);
    },
  );
});

describe('the audit of the space', () => {
  test('keeps who looked at whom, at what, when and from where, and not what was typed', async () => {
    await portal.db.pool.query('select 1');
    const file = await fileOf('930107');
    await staff.get(url(programme, file));
    const [read, looked] = await lastLines(2);
    const common = { actor: 'verificateur', role: 'verifications', matricule: '930107', origin: '127.0.0.1' };
    expect(read).toMatchObject({ ...common, action: 'verification.programme' });
    expect(read.target).toBe(`inscription:${file.InscriptionID}`);
    expect(read.at).toEqual(portal.app.clock.now());
    expect(read.request_id).toBeTruthy();
    expect(looked).toMatchObject({
      ...common,
      action: 'verification.recherche',
      target: 'recherche:matricule:1',
    });
    await search('marie lambert');
    const [several] = await lastLines(1);
    expect(several).toMatchObject({ matricule: null, target: 'recherche:tout:3' });
    await search('   ');
    expect((await lastLines(1))[0]).toEqual(several);
  });
});
