import { pdfTexts } from 'server-testing/pdf/texts';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import {
  internship,
  internshipAgreement,
  internships,
  saveInternship,
} from 'shared-contract/internships/endpoints';
import type { Internship } from 'shared-contract/internships/internships';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const internshipsOf = async (who: TestBrowser): Promise<Internship[]> =>
  (await who.get(url(internships))).json();
const firstOf = async (who: TestBrowser): Promise<Internship> => {
  const [first] = await internshipsOf(who);
  if (!first) throw new Error('there is no internship');
  return first;
};
const post = (who: TestBrowser, body: object, query: { isFile?: string; updated?: string } = {}) =>
  who.post(url(saveInternship, query), body);
const agreement = (id: number, check = false) =>
  url(internshipAgreement, { StageID: id, ...(check && { CheckPrecondition: 'true' }) });

const host = {
  Organisation: 'Ferme du Moulin',
  NomRepresentant: 'Dubois',
  PrenomRepresentant: 'Anne',
  EmailRepresentant: 'anne@ferme.example',
  TelephoneRepresentant: '063 11 22 33',
  AdresseRepresentant: 'Rue Haute 1',
  CodePostalRepresentant: '6760',
  LocaliteRepresentant: 'Virton',
  PaysRepresentant: 'Belgique',
};

const form = (StageID: number, change: object = {}) => ({
  StageID,
  StageTheme: 'Comptabilité',
  StageDateDebut: '2027-02-01',
  StageDateFin: '2027-02-01',
  StageCommentairesDates: 'Temps plein',
  StageContenu: 'Tenue des comptes',
  AdresseStageMemoire: host,
  ...change,
});

describe('an internship', () => {
  it('is encoded once, and read-only from then on', async () => {
    const who = await portal.as('710201');
    const { StageID, StageEncodageEtudiant, IsBACStage } = await firstOf(who);
    expect([StageEncodageEtudiant, IsBACStage]).toEqual([false, false]);
    const body = form(StageID, { StageEncodageEtudiant: false, StageFichierConventionID: 12 });
    const saved = await post(who, body);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      StageEncodageEtudiant: true,
      StageFichierConventionID: null,
      AdresseStageMemoire: { ...host, FonctionRepresentant: null },
    });
    const again = await post(who, form(StageID, { StageTheme: 'Autre' }));
    expect(again.statusCode).toBe(409);
    expect((await firstOf(who)).StageTheme).toBe('Comptabilité');
  });

  it.each([
    ['a theme of 101', { StageTheme: 'a'.repeat(101) }],
    ['an end before the start', { StageDateFin: '2027-01-31' }],
    ['no start', { StageDateDebut: null }],
    ['a day that does not exist', { StageDateFin: '2027-02-30' }],
    ['no content', { StageContenu: '' }],
    ['a content of 101', { StageContenu: 'a'.repeat(101) }],
    ['no comment on the dates', { StageCommentairesDates: null }],
    ['an organisation of 101', { AdresseStageMemoire: { ...host, Organisation: 'a'.repeat(101) } }],
    ['no phone', { AdresseStageMemoire: { ...host, TelephoneRepresentant: '' } }],
    ['an address that is none', { AdresseStageMemoire: { ...host, EmailRepresentant: 'anne' } }],
    ['no organisation at all', { AdresseStageMemoire: undefined }],
  ])('with %s is refused, and nothing is stored', async (_, change) => {
    const who = await portal.as('810201');
    const before = await firstOf(who);
    expect((await post(who, form(before.StageID, change))).statusCode).toBe(422);
    expect(await firstOf(who)).toEqual(before);
  });

  it('takes texts of 100', async () => {
    const who = await portal.as('910201');
    const { StageID } = await firstOf(who);
    const long = 'é'.repeat(100);
    const body = form(StageID, { StageTheme: long, StageContenu: long, StageHorsBelgique: true });
    expect((await post(who, body)).json()).toMatchObject({ StageContenu: long, StageHorsBelgique: true });
  });

  it('of another student is as if it did not exist', async () => {
    const theirs = await firstOf(await portal.as('210203'));
    const who = await portal.as('210202');
    expect((await who.get(url(internship, theirs))).statusCode).toBe(404);
    expect((await post(who, form(theirs.StageID))).statusCode).toBe(404);
    expect((await who.get(agreement(theirs.StageID))).statusCode).toBe(404);
  });
});

describe('the files of an internship', () => {
  const send = (who: TestBrowser, title: string) =>
    uploaded(who, { bytes: goodPdf(title), name: 'pré-accord.pdf', usage: 'stage' });

  it('are saved one by one; a new one takes the place of the former, which is swept', async () => {
    const who = await portal.as('730101');
    const { StageID } = await firstOf(who);
    const query = { isFile: 'true', updated: 'PreAccord' };
    const first = await send(who, 'Premier');
    const saved = await post(who, { StageID, StageFichierPreAccordID: first }, query);
    expect(saved.json()).toMatchObject({ StageFichierPreAccordID: first, StageFichierConventionID: null });
    expect((await post(who, { StageID, StageFichierPreAccordID: first }, query)).statusCode).toBe(409);
    const second = await send(who, 'Second');
    const replaced = await post(who, { StageID, StageFichierPreAccordID: second }, query);
    expect(replaced.json()).toMatchObject({ StageFichierPreAccordID: second });
    const { rows } = await portal.db.pool.query(
      'select document_id from documents where attache_le is null and document_id = any($1::int[])',
      [[first, second]],
    );
    expect(rows).toEqual([{ document_id: first }]);
  });

  it('come after the form, with a name, and are one’s own', async () => {
    const fresh = await portal.as('210201');
    const { StageID } = await firstOf(fresh);
    const file = await send(fresh, 'Trop tôt');
    const body = { StageID, StageFichierPreAccordID: file };
    expect((await post(fresh, body, { isFile: 'true', updated: 'PreAccord' })).statusCode).toBe(412);
    expect((await post(fresh, body, { isFile: 'true' })).statusCode).toBe(400);
    expect((await post(fresh, body, { isFile: 'true', updated: 'Autre' })).statusCode).toBe(400);
    const who = await portal.as('830101');
    const own = await firstOf(who);
    const foreign = { StageID: own.StageID, StageFichierPreAccordID: file };
    expect((await post(who, foreign, { isFile: 'true', updated: 'PreAccord' })).statusCode).toBe(404);
  });
});

describe('the agreement', () => {
  it('says what is missing before it is printed', async () => {
    const who = await portal.as('230101');
    const { StageID } = await firstOf(who);
    for (const check of [true, false]) {
      const answer = await who.get(agreement(StageID, check));
      expect(answer.statusCode).toBe(412);
      expect(answer.json().errors).toEqual([
        { path: 'StageFichierPreAccordID', message: 'Il manque le pré-accord signé par l’organisation.' },
      ]);
    }
    const empty = await portal.as('210202');
    const { errors } = (await empty.get(agreement((await firstOf(empty)).StageID, true))).json();
    expect(errors.length).toBeGreaterThan(10);
  });

  it('stops at a sign that can’t be printed, in the check and in the PDF', async () => {
    const who = await portal.as('210203');
    const { StageID } = await firstOf(who);
    const write = (theme: string | null) =>
      portal.db.pool.query('update stages set theme = $2 where stage_id = $1', [StageID, theme]);
    const { rows } = await portal.db.pool.query('select theme from stages where stage_id = $1', [StageID]);
    await write('Ventes \uf0b7 🚀');
    for (const check of [true, false]) {
      const answer = await who.get(agreement(StageID, check));
      expect(answer.json()).toMatchObject({
        status: 412,
        code: 'lettre_non_imprimable',
        detail: expect.stringContaining(
          'les signes de code U+F0B7, «\u00a0🚀\u00a0» («\u00a0Thème\u00a0»). Corrigez les données de votre stage',
        ),
      });
    }
    await write(rows[0].theme);
  });

  it('is a PDF of all parties, with Belgian dates', async () => {
    const who = await portal.as('210203');
    const { StageID } = await firstOf(who);
    expect((await who.get(agreement(StageID, true))).statusCode).toBe(204);
    const answer = await who.get(agreement(StageID));
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('ConventionStage.pdf');
    const text = (await pdfTexts(answer.rawPayload)).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Mehdi Haddad');
    expect(text).toContain('Coopérative fermière de la Gaume');
    expect(text).toContain('Anne-Lise Marchal');
    expect(text).toContain('Haute École du Parc');
    expect(text).toMatch(/du 06\/02\/2027 au 01\/05\/2027/);
    expect(text).toContain('Lu et approuvé');
  });
});

it('nobody has internships where there is none', async () => {
  expect(await internshipsOf(await portal.as('230107'))).toEqual([]);
});
