import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { DeskDecision, DeskItem, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import { decideItem, deskItem, deskPiece, deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import { internships, saveInternship } from 'shared-contract/internships/endpoints';
import type { Internship } from 'shared-contract/internships/internships';
import { notifications } from 'shared-contract/notifications/endpoints';

let portal: TestPortal;
let secretariat: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  secretariat = await portal.as('secretariat');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

const queueOf = async (who: TestBrowser): Promise<DeskQueue> =>
  (await who.get(url(deskQueue, { genre: 'stage' }))).json();

const rowOf = async (matricule: string, saying: RegExp): Promise<DeskRow> => {
  const row = (await queueOf(admin)).Lignes.find(
    ({ EtudiantMatricule, Objet }) => EtudiantMatricule === matricule && saying.test(Objet),
  );
  if (!row) throw new Error(`nothing of ${matricule} waits`);
  return row;
};

const ref = ({ Genre, ID }: DeskRow) => ({ genre: Genre, id: ID });
const itemOf = async (row: DeskRow): Promise<DeskItem> => (await admin.get(url(deskItem, ref(row)))).json();
const decide = (who: TestBrowser, row: DeskRow, Issue: string, Texte: string | null = null) =>
  who.post(url(decideItem, ref(row)), { Issue, Texte, DocumentID: row.DocumentID, Version: row.Version });

const internshipOf = async (matricule: string): Promise<Internship> => {
  const [first]: Internship[] = (await (await portal.as(matricule)).get(url(internships))).json();
  if (!first) throw new Error(`${matricule} has no internship`);
  return first;
};

const encode = async (matricule: string) => {
  const who = await portal.as(matricule);
  const { StageID } = await internshipOf(matricule);
  return who.post(url(saveInternship, {}), {
    StageID,
    StageTheme: 'Comptabilité',
    StageDateDebut: '2027-02-01',
    StageDateFin: '2027-04-30',
    StageCommentairesDates: 'Temps plein',
    StageContenu: 'Tenue des comptes',
    AdresseStageMemoire: {
      Organisation: 'Ferme du Moulin',
      NomRepresentant: 'Dubois',
      PrenomRepresentant: 'Anne',
      EmailRepresentant: 'anne@ferme.example',
      TelephoneRepresentant: '063 11 22 33',
      AdresseRepresentant: 'Rue Haute 1',
      CodePostalRepresentant: '6760',
      LocaliteRepresentant: 'Virton',
      PaysRepresentant: 'Belgique',
    },
  });
};

const deposit = async (matricule: string): Promise<number> => {
  const who = await portal.as(matricule);
  const { StageID } = await internshipOf(matricule);
  const StageFichierConventionID = await uploaded(who, {
    bytes: goodPdf('Convention'),
    name: 'convention.pdf',
  });
  const query = { isFile: 'true', updated: 'Convention' };
  const sent = await who.post(url(saveInternship, query), { StageID, StageFichierConventionID });
  expect(sent.statusCode).toBe(200);
  return StageFichierConventionID;
};

describe('what a student encoded of an internship', () => {
  test('waits once it is sent, with where it is done, and is accepted', async () => {
    expect((await queueOf(admin)).Lignes.some(({ EtudiantMatricule: m }) => m === '710201')).toBe(false);
    expect((await encode('710201')).statusCode).toBe(200);
    const row = await rowOf('710201', /./);
    expect(row.Objet).toBe('Lieu de stage, Ferme du Moulin');
    const item = await itemOf(row);
    expect(item).toMatchObject({ Piece: null, Attend: true, Version: row.Version });
    expect(item.Details).toContainEqual({ Libelle: 'Thème', Valeur: 'Comptabilité' });
    expect((await decide(admin, row, 'accepte')).statusCode).toBe(200);
    const second = await decide(secretariat, row, 'refuse', 'Les dates.');
    expect([second.statusCode, second.json().code]).toEqual([409, 'deja_decide']);
    expect((await internshipOf('710201')).StageEncodageEtudiant).toBe(true);
  });

  test('is given back with its reason: its form is open again, and what is sent then is another', async () => {
    const row = await rowOf('730101', /Lieu de stage/);
    expect((await decide(secretariat, row, 'refuse')).statusCode).toBe(422);
    const refused = await decide(secretariat, row, 'refuse', 'Les dates ne vont pas.');
    expect(refused.statusCode).toBe(200);
    expect(await internshipOf('730101')).toMatchObject({
      StageEncodageEtudiant: false,
      StageRefus: [{ Quoi: 'Encodage', Motif: 'Les dates ne vont pas.' }],
    });
    const mail = JSON.stringify((await portal.mails()).at(-1));
    expect(mail).toContain('Votre stage est à compléter');
    expect(mail).not.toContain('dates');
    const again = await encode('730101');
    expect([again.statusCode, again.json().StageRefus]).toEqual([200, []]);
    const { DecisionID }: DeskDecision = refused.json();
    const late = await secretariat.delete(url(takeBack, { id: DecisionID }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'reprise_impossible']);
    const stale = await decide(secretariat, row, 'accepte');
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'demande_modifiee']);
    expect((await rowOf('730101', /Lieu de stage/)).Version).toBe(2);
  });

  test('is as it was once that is taken back', async () => {
    const row = await rowOf('830101', /Lieu de stage/);
    const { DecisionID }: DeskDecision = (await decide(secretariat, row, 'refuse', 'Trop court.')).json();
    expect((await internshipOf('830101')).StageEncodageEtudiant).toBe(false);
    expect((await secretariat.delete(url(takeBack, { id: DecisionID }))).statusCode).toBe(204);
    expect(await internshipOf('830101')).toMatchObject({ StageEncodageEtudiant: true, StageRefus: [] });
    expect(await itemOf(row)).toMatchObject({ Attend: true, Depuis: row.Depuis });
  });
});

describe('a paper of an internship', () => {
  test('is seen in place, taken off by a refusal, put back by taking it back', async () => {
    const row = await rowOf('210203', /^Pré-accord de stage/);
    expect((await admin.get(url(deskPiece, ref(row)))).headers['content-type']).toBe('application/pdf');
    const { DecisionID }: DeskDecision = (
      await decide(admin, row, 'refuse', 'Il manque une signature.')
    ).json();
    expect((await internshipOf('210203')).StageFichierPreAccordID).toBeNull();
    expect((await admin.delete(url(takeBack, { id: DecisionID }))).statusCode).toBe(204);
    expect((await internshipOf('210203')).StageFichierPreAccordID).toBe(row.DocumentID);
    expect((await decide(admin, row, 'refuse', 'Il manque une signature.')).statusCode).toBe(200);
    expect((await internshipOf('210203')).StageRefus).toEqual([
      { Quoi: 'PreAccord', Motif: 'Il manque une signature.' },
    ]);
    await portal.db.pool.query(`update gestion_decisions set annonce_le = now() - interval '1 second'`);
    const notices = (await (await portal.as('210203')).get(url(notifications))).body;
    expect(notices).toContain('Il manque une signature.');
  });

  test('waits again with another file: the one that was seen is not decided in its place', async () => {
    const first = await deposit('210203');
    const row = await rowOf('210203', /^Convention de stage/);
    expect(row.DocumentID).toBe(first);
    const second = await deposit('210203');
    const stale = await decide(admin, row, 'accepte');
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'demande_modifiee']);
    const now = await rowOf('210203', /^Convention de stage/);
    expect([now.ID, now.DocumentID]).toEqual([row.ID, second]);
    const staff = (...words: string[]) =>
      verbOf('stage').run(portal.db, [String(now.ID), ...words], portal.app.clock.now());
    expect(await staff('accepte')).toContain('«\u00a0Convention de stage\u00a0»\u00a0: accepté.');
    await expect(staff('accepte')).rejects.toThrow('Rien de ce qui attend');
    await expect(async () => staff('refuse')).rejects.toThrow('motif');
    expect((await internshipOf('210203')).StageFichierConventionID).toBe(second);
  });

  test('of another section is as if it did not exist', async () => {
    await portal.db.pool.query(`delete from gestion_sections where compte_id = 5`);
    const row = await rowOf('830101', /./);
    expect((await queueOf(secretariat)).Comptes.stage).toBe(0);
    expect((await secretariat.get(url(deskItem, ref(row)))).statusCode).toBe(404);
    expect((await decide(secretariat, row, 'accepte')).statusCode).toBe(404);
  });
});
