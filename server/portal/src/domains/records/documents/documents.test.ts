import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, picture, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { Attestation, RequiredDocument, StoredFile } from 'shared-contract/documents/documents';
import {
  attestation,
  changePhoto,
  handInDocument,
  printedDocument,
  requiredDocuments,
  sentFile,
  storedFiles,
} from 'shared-contract/documents/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { enrolments, unitDetail, unitSheet } from 'shared-contract/records/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';

let portal: TestPortal;
let camille: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
}, 400_000);

afterAll(() => portal.close());

const printed = (InscriptionID: number | undefined, nom: string): string =>
  url(printedDocument, { InscriptionID: InscriptionID ?? 0, nom });

const required = async (who: TestBrowser): Promise<RequiredDocument[]> =>
  (await who.get(url(requiredDocuments))).json();

const slot = async (
  who: TestBrowser,
  find: (one: RequiredDocument) => boolean,
): Promise<RequiredDocument> => {
  const found = (await required(who)).find(find);
  if (!found) throw new Error('the persona has no such document');
  return found;
};

const attach = (who: TestBrowser, DocumentID: number, DocumentDossierEtudiantID: number) =>
  who.post(url(handInDocument), { DocumentID, DocumentDossierEtudiantID });

const enrolmentsOf = async (who: TestBrowser): Promise<EnrolmentRow[]> =>
  (await who.get(url(enrolments))).json();

const unread = async (who: TestBrowser): Promise<number> =>
  (await who.get(url(dashboard))).json().DocumentsNonLus;

describe('a document to hand in', () => {
  it('is received with its date and name, and its file can be used nowhere else', async () => {
    const asked = await slot(
      camille,
      ({ Statut, Title }) => Statut === 'demande' && !Title.startsWith('Photo'),
    );
    const id = await uploaded(camille, { bytes: goodPdf('Carte'), name: 'carte.pdf' });
    const answer = await attach(camille, id, asked.ID);
    expect(answer.statusCode).toBe(200);
    const list: RequiredDocument[] = answer.json();
    expect(list.find(({ ID }) => ID === asked.ID)).toMatchObject({ Statut: 'recu', Fichier: 'carte.pdf' });
    const refused = await slot(camille, ({ Statut }) => Statut === 'refuse');
    expect((await attach(camille, id, refused.ID)).statusCode).toBe(409);
  });

  it('replaces one that was refused, not one that was accepted', async () => {
    const refused = await slot(camille, ({ Statut }) => Statut === 'refuse');
    expect(refused.Motif).not.toBeNull();
    const id = await uploaded(camille, { bytes: await picture('png'), name: 'releve.png' });
    expect((await attach(camille, id, refused.ID)).statusCode).toBe(200);
    expect(await slot(camille, ({ ID }) => ID === refused.ID)).toMatchObject({ Statut: 'recu', Motif: null });
    const accepted = await slot(camille, ({ Statut }) => Statut === 'accepte');
    const other = await uploaded(camille, { bytes: goodPdf('Autre'), name: 'autre.pdf' });
    expect((await attach(camille, other, accepted.ID)).statusCode).toBe(409);
  });

  it('of another student, or with a file of another, is as if it did not exist', async () => {
    const lea = await portal.as('230106');
    const theirs = await slot(lea, ({ Statut }) => Statut === 'demande');
    const mine = await uploaded(camille, { bytes: goodPdf('Mien'), name: 'mien.pdf' });
    expect((await attach(camille, mine, theirs.ID)).statusCode).toBe(404);
    expect((await attach(lea, mine, theirs.ID)).statusCode).toBe(404);
    expect((await slot(lea, ({ ID }) => ID === theirs.ID)).Statut).toBe('demande');
  });

  it('is wanted from a blocked student too, who has no list of downloads', async () => {
    const thomas = await portal.as('230103');
    expect((await required(thomas)).length).toBeGreaterThan(0);
    expect((await thomas.get(url(storedFiles, { InscriptionID: 3 }))).statusCode).toBe(403);
    expect((await thomas.get(printed(3, 'attestationInscription.pdf'))).statusCode).toBe(403);
  });
});

describe('the identity photo', () => {
  it('is taken from a picture, and shown on the dashboard', async () => {
    const lea = await portal.as('230106');
    const pdf = await uploaded(lea, { bytes: goodPdf('Pas une photo'), name: 'photo.pdf' });
    const refused = await lea.post(url(changePhoto, { DocumentID: pdf }));
    expect(refused.statusCode).toBe(415);
    const id = await uploaded(lea, { bytes: await picture('jpeg'), name: 'moi.jpg', usage: 'photo' });
    const answer = await lea.post(url(changePhoto, { DocumentID: id }));
    expect(answer.json()).toEqual({ PersonnePhoto: url(sentFile, { DocumentID: id }) });
    expect((await lea.get(url(dashboard))).json().PersonnePhoto).toBe(url(sentFile, { DocumentID: id }));
    expect(await slot(lea, ({ Title }) => Title === "Photo d'identité")).toMatchObject({ Statut: 'recu' });
    expect((await lea.post(url(changePhoto, { DocumentID: id }))).statusCode).toBe(409);
    expect((await camille.post(url(changePhoto, { DocumentID: id }))).statusCode).toBe(404);
  });
});

describe('downloads', () => {
  it('are read once they were served, and the dashboard counts what is left', async () => {
    const before = await unread(camille);
    expect(before).toBe(3);
    const [current] = await enrolmentsOf(camille);
    const files: StoredFile[] = (
      await camille.get(url(storedFiles, { InscriptionID: current?.InscriptionID ?? 0 }))
    ).json();
    const fresh = files.find(({ Lu }) => !Lu);
    const name = fresh?.FullName.replace(/\.pdf$/, ',pdf') ?? '';
    const answer = await camille.get(printed(current?.InscriptionID, name));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await unread(camille)).toBe(before - 1);
    await camille.get(printed(current?.InscriptionID, name));
    expect(await unread(camille)).toBe(before - 1);
  });

  it('of another student, or unknown, are as if they did not exist', async () => {
    const [theirs] = await enrolmentsOf(await portal.as('230106'));
    for (const name of ['attestationInscription.pdf', 'releveNotes.pdf', 'inconnu.pdf']) {
      const answer = await camille.get(printed(theirs?.InscriptionID, name));
      expect(answer.statusCode).toBe(404);
    }
    expect(
      (await camille.get(url(storedFiles, { InscriptionID: theirs?.InscriptionID ?? 0 }))).statusCode,
    ).toBe(404);
  });
});

describe('a document that the server makes', () => {
  const codeIn = async (): Promise<string> => {
    const { rows } = await portal.db.pool.query<{ code: string }>(
      'select code from attestations order by cree_le desc limit 1',
    );
    return rows[0]?.code ?? '';
  };

  it('is a tagged PDF whose code the public call confirms, with initials alone', async () => {
    const manon = await portal.as('230108');
    const [current] = await enrolmentsOf(manon);
    const path = printed(current?.InscriptionID, 'attestationInscription.pdf');
    const answer = await manon.get(path);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = answer.rawPayload.toString('latin1');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Lang (fr-BE)');
    expect(text).toContain('/S /Figure');
    const code = await codeIn();
    const found = await portal.browse().get(url(attestation, { code: code.toLowerCase() }));
    const confirmed: Attestation = found.json();
    expect(confirmed).toEqual({
      Code: code.replace(/(.{4})(?=.)/g, '$1-'),
      Nature: 'attestationInscription',
      Libelle: 'Attestation d’inscription',
      Date: '2026-11-23',
      Initiales: 'M. G.',
    });
    await manon.get(path);
    expect(await codeIn()).toBe(code);
  });

  const attestationsOf = async (who: TestBrowser, id: number | undefined): Promise<StoredFile[]> => {
    const files: StoredFile[] = (await who.get(url(storedFiles, { InscriptionID: id ?? 0 }))).json();
    return files.filter(({ FullName }) => FullName === 'attestationInscription.pdf');
  };

  it('is an attestation only once nothing is missing, and the list says what is', async () => {
    const sofia = await portal.as('230109');
    const [current, past] = await enrolmentsOf(sofia);
    const wanted = (await required(sofia)).filter(
      ({ Statut }) => Statut === 'demande' || Statut === 'refuse',
    );
    expect(wanted).toHaveLength(3);
    const [listed] = await attestationsOf(sofia, current?.InscriptionID);
    const [first, second, third] = wanted.map(({ Title }) => `«\u00a0${Title}\u00a0»`);
    expect(listed?.Manque).toEqual([`Il manque les documents ${first}, ${second} et ${third}.`]);
    const answer = await sofia.get(printed(current?.InscriptionID, 'attestationInscription.pdf'));
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'attestation_incomplete' });
    expect(answer.json().detail).toContain(wanted[0]?.Title);
    expect((await attestationsOf(sofia, past?.InscriptionID))[0]?.Manque).toEqual([]);
    const old = await sofia.get(printed(past?.InscriptionID, 'attestationInscription.pdf'));
    expect(old.statusCode).toBe(200);
  });

  it('is an attestation only once the deposit is paid', async () => {
    const arthur = await portal.as('210201');
    const [current] = await enrolmentsOf(arthur);
    const answer = await arthur.get(printed(current?.InscriptionID, 'attestationInscription.pdf'));
    expect([answer.statusCode, answer.json().detail]).toEqual([
      412,
      expect.stringMatching(/acompte de 50\s€/),
    ]);
    await portal.db.pool.query("update etudiants set minerval_regle = true where matricule = '210201'");
    const paid = await arthur.get(printed(current?.InscriptionID, 'attestationInscription.pdf'));
    expect(paid.statusCode).toBe(200);
  });

  it('is refused where the transcript may not be printed', async () => {
    const louis = await portal.as('230105');
    const [, last] = await enrolmentsOf(louis);
    const answer = await louis.get(printed(last?.InscriptionID, 'releveNotes.pdf'));
    expect(answer.statusCode).toBe(403);
    const [, mine] = await enrolmentsOf(camille);
    const own = await camille.get(printed(mine?.InscriptionID, 'releveNotes,pdf'));
    expect(own.statusCode).toBe(200);
  });

  it('has no other code', async () => {
    for (const code of ['0000-0000-0000', 'x', "' or 1=1"]) {
      const answer = await portal.browse().get(url(attestation, { code }));
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('the course unit sheet', () => {
  it('has its texts in the language of the course, and its requisites', async () => {
    const { rows } = await portal.db.pool.query<{ id: number }>(
      "select unite_enseignement_id as id from unites_enseignement where code = 'LESPO1321'",
    );
    const unit = (await camille.get(url(unitDetail, { UniteEnseignementID: rows[0]?.id ?? 0 }))).json();
    expect(unit).toMatchObject({ UniteEnseignementCoursEnAnglais: true });
    expect(unit.Prerequis.map(({ RequisCode }: { RequisCode: string }) => RequisCode)).toEqual(['LESPO1113']);
    const sheet = (await camille.get(url(unitSheet, { UniteEnseignementID: rows[0]?.id ?? 0 }))).json();
    expect(sheet.DescriptionCoursObjectifsEN).toContain('able to');
    expect((await camille.get(url(unitDetail, { UniteEnseignementID: 99_999 }))).statusCode).toBe(404);
  });
});
