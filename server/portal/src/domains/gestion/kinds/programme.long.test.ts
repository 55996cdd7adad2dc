import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { DeskDecision, DeskItem, DeskKind, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import { decideItem, deskItem, deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import { notifications } from 'shared-contract/notifications/endpoints';
import { decidePae, paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import type { PaeLevel } from 'shared-contract/pae/pae';
import { programmeToSign, settleProgramme } from 'shared-contract/signature/endpoints';

let portal: TestPortal;
let secretariat: TestBrowser;
let programmes: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  secretariat = await portal.as('secretariat');
  programmes = await portal.as('programmes');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

/** Sections in which the secretariat works, by code, and what it may do there. */
const employ = async (codes: string[], acts: string[]): Promise<void> => {
  await portal.db.pool.query('delete from gestion_sections where compte_id = 5');
  await portal.db.pool.query(
    `insert into gestion_sections (compte_id, programme_id, actes)
     select 5, programme_id, $2::text[] from programmes where code = any($1)`,
    [codes, acts],
  );
};
beforeEach(() => employ(['BGE', 'MGE'], ['demandes', 'pae']));

const queueOf = async (who: TestBrowser, genre?: DeskKind): Promise<DeskQueue> =>
  (await who.get(url(deskQueue, genre ? { genre } : {}))).json();

const rowOf = async (who: TestBrowser, matricule: string, genre: DeskKind): Promise<DeskRow> => {
  const row = (await queueOf(who, genre)).Lignes.find(({ EtudiantMatricule: m }) => m === matricule);
  if (!row) throw new Error(`no ${genre} of ${matricule} waits`);
  return row;
};

const ref = ({ Genre, ID }: Pick<DeskRow, 'Genre' | 'ID'>) => ({ genre: Genre, id: ID });
const open = (who: TestBrowser, row: DeskRow) => who.get(url(deskItem, ref(row)));
const itemOf = async (who: TestBrowser, row: DeskRow): Promise<DeskItem> => (await open(who, row)).json();
const versionOf = async (row: DeskRow) => (await itemOf(admin, row)).Programme?.Version ?? null;

const send = (who: TestBrowser, row: DeskRow, Issue: string, Texte: string | null, Version: number | null) =>
  who.post(url(decideItem, ref(row)), { Issue, Texte, DocumentID: null, Version });
const decide = async (who: TestBrowser, row: DeskRow, Issue: string, Texte: string | null = null) =>
  send(who, row, Issue, Texte, await versionOf(row));

const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().code];
const constraintsOf = async (matricule: string) =>
  (await (await portal.as(matricule)).get(url(paeConstraints))).json();
const stateOf = async (row: DeskRow) => {
  const { rows } = await portal.db.pool.query(
    `select statut_pae, decide_le, decision_commentaire from inscriptions join pae using (inscription_id)
     where inscription_id = $1`,
    [row.ID],
  );
  return rows[0];
};

/** What was told of annual programmes, and is held back still. */
const heldMails = async () =>
  (
    await portal.db.pool.query(
      `select 1 from pgboss.job where singleton_key like 'gestion:%' and state < 'active' and data->>'subject' like '%programme annuel%'`,
    )
  ).rows.length;

const noticesOf = async (who: TestBrowser): Promise<string> => (await who.get(url(notifications))).body;

/** The student sends what is chosen again. */
const submit = async (matricule: string): Promise<void> => {
  const who = await portal.as(matricule);
  const levels: PaeLevel[] = (await who.get(url(paeLevels))).json();
  const item = levels
    .flatMap(({ Cours }) => Cours)
    .filter(({ Select }) => Select)
    .map(({ UniteEnseignementID }) => ({ UniteEnseignementID, Select: true, IsDecoche: false }));
  const sent = await who.post(url(savePae), { ECTS: 0, item, commentaire: null, submit: true });
  expect(sent.statusCode).toBe(200);
};

/** The student does not sign: something is wrong. */
const report = async (matricule: string, commentaire: string): Promise<DeskRow> => {
  const who = await portal.as(matricule);
  const { InscriptionID, Empreinte } = (await who.get(url(programmeToSign))).json();
  const body = { InscriptionID, Empreinte, signature: false, commentaire };
  expect((await who.post(url(settleProgramme), body)).statusCode).toBe(200);
  return rowOf(admin, matricule, 'signature');
};

describe('a submitted programme', () => {
  test('waits with its credits, and opens with its units and what the rules say', async () => {
    const row = await rowOf(admin, '220307', 'pae');
    expect(row.Objet).toMatch(/^Programme annuel, \d+(,5)?\u00a0crédits$/);
    const { Comptes, Lignes } = await queueOf(admin, 'pae');
    expect(Lignes).toHaveLength(Comptes.pae);
    const { Programme, Piece, Attend } = await itemOf(admin, row);
    expect([Piece, Attend]).toEqual([null, true]);
    const chosen = Programme?.Unites.filter(({ Choisie }) => Choisie) ?? [];
    expect(chosen.reduce((sum, { ECTS }) => sum + ECTS, 0)).toBe(Programme?.ECTS);
    expect(Programme).toMatchObject({
      Commentaire: 'Je souhaite terminer mon cycle cette année.',
      DejaDit: null,
    });
  });

  test('is seen and decided of by who has this act in its section alone', async () => {
    const row = await rowOf(admin, '220307', 'pae');
    const seen = async () => [
      (await queueOf(secretariat)).Comptes.pae,
      (await open(secretariat, row)).statusCode,
      (await decide(secretariat, row, 'accepte')).statusCode,
    ];
    expect(await seen()).toEqual([0, 404, 404]);
    await employ(['BII'], ['demandes', 'periodes', 'valves', 'chiffres']);
    expect(await seen()).toEqual([0, 404, 404]);
    await employ(['BII'], ['pae']);
    const { Comptes, Sections, Lignes } = await queueOf(secretariat);
    expect(Comptes).toMatchObject({ document: 0, absence: 0, intervention: 0 });
    expect(Comptes.pae).toBeGreaterThan(0);
    expect(Sections.map(({ Code }) => Code)).toEqual(['BII']);
    expect(Lignes.every(({ Genre }) => Genre === 'pae')).toBe(true);
    expect((await itemOf(secretariat, row)).Autres).toEqual([]);
    expect((await itemOf(secretariat, row)).Attend).toBe(true);
  });

  test('is validated after ten seconds, and until then waits again as it did', async () => {
    const row = await rowOf(admin, '220307', 'pae');
    const before = await stateOf(row);
    await employ(['BII'], ['pae']);
    const answer: DeskDecision = (await decide(secretariat, row, 'accepte')).json();
    expect(answer).toMatchObject({ Issue: 'accepte', Texte: 'À signer.', DelaiSecondes: 10, Previent: true });
    expect(await heldMails()).toBe(1);
    expect(await stateOf(row)).toMatchObject({ statut_pae: 'À signer', decision_commentaire: null });
    expect((await secretariat.delete(url(takeBack, { id: answer.DecisionID }))).statusCode).toBe(204);
    expect(await heldMails()).toBe(0);
    expect(await stateOf(row)).toEqual(before);
    const { Attend, Depuis, Historique } = await itemOf(admin, row);
    expect([Attend, Depuis]).toEqual([true, row.Depuis]);
    expect(Historique[0]).toMatchObject({ Issue: 'accepte', RepriseLe: expect.any(String) });
  });

  test('is decided once, wherever it is decided', async () => {
    const row = await rowOf(admin, '720307', 'pae');
    const Version = await versionOf(row);
    const answers = await Promise.all(
      [programmes, admin, programmes].map((who) => send(who, row, 'accepte', null, Version)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const staffs = { decision: 'a-signer', commentaire: null, item: [] };
    const staff = await programmes.post(url(decidePae, { InscriptionID: row.ID }), staffs);
    expect(codeOf(staff)).toEqual([409, 'pae_non_soumis']);

    const other = await rowOf(admin, '820307', 'pae');
    const said = { decision: 'modifier', commentaire: 'Ajoutez le stage.', item: [] };
    const answer = await programmes.post(url(decidePae, { InscriptionID: other.ID }), said);
    expect(answer.statusCode).toBe(200);
    const late = await decide(admin, other, 'accepte');
    expect(codeOf(late)).toEqual([409, 'deja_decide']);
    expect(late.json().detail).toContain('refusée par Hélène Vasseur');
    expect((await itemOf(admin, other)).Historique).toMatchObject([
      { Issue: 'refuse', Texte: 'Ajoutez le stage.', Par: 'Hélène Vasseur, Direction des programmes' },
    ]);
  });

  test('needs words to be given back, and to be as it was read', async () => {
    const row = await rowOf(admin, '920307', 'pae');
    const missing = await decide(admin, row, 'refuse', ' ');
    expect([missing.statusCode, missing.json().errors[0].path]).toEqual([422, 'Texte']);
    for (const unseen of [null, 99])
      expect(codeOf(await send(admin, row, 'accepte', null, unseen))).toEqual([409, 'demande_modifiee']);
    expect(await constraintsOf('920307')).toMatchObject({ IsSubmit: true });
    const { DecisionID }: DeskDecision = (await decide(admin, row, 'refuse', 'Ajoutez le stage.')).json();
    expect(await constraintsOf('920307')).toMatchObject({
      IsSubmit: false,
      DemandeModification: 'Ajoutez le stage.',
    });

    await submit('920307');
    const late = await admin.delete(url(takeBack, { id: DecisionID }));
    expect(codeOf(late)).toEqual([409, 'reprise_impossible']);
    expect((await itemOf(admin, row)).Programme).toMatchObject({ DejaDit: 'Ajoutez le stage.' });
  });
});

describe('a reported problem', () => {
  test('waits in the student’s words, and is answered in words', async () => {
    const words = 'Il manque Marketing digital.\nJe l’avais choisi.';
    const row = await report('220304', words);
    expect(row.Objet).toBe('«\u00a0Il manque Marketing digital. Je l’avais choisi.\u00a0»');
    expect((await queueOf(secretariat)).Comptes).toMatchObject({ signature: 1, pae: 0 });
    expect((await itemOf(secretariat, row)).Programme?.Commentaire).toBe(words);
    const silent = await decide(secretariat, row, 'accepte');
    expect([silent.statusCode, silent.json().errors[0].path]).toEqual([422, 'Texte']);

    const hugo = await portal.as('220304');
    const before = await stateOf(row);
    const answered = 'Cette unité est couverte par une dispense.';
    const { DecisionID }: DeskDecision = (await decide(secretariat, row, 'accepte', answered)).json();
    expect(await stateOf(row)).toMatchObject({ statut_pae: 'À signer', decision_commentaire: answered });
    expect(await noticesOf(hugo)).not.toContain(answered);
    expect((await secretariat.delete(url(takeBack, { id: DecisionID }))).statusCode).toBe(204);
    expect(await stateOf(row)).toEqual(before);
    expect(await itemOf(secretariat, row)).toMatchObject({ Attend: true, Depuis: row.Depuis });

    await decide(secretariat, row, 'accepte', answered);
    await portal.db.pool.query(`update gestion_decisions set annonce_le = now() - interval '1 second'`);
    expect(await noticesOf(hugo)).toContain(answered);
  });

  test('given back to be amended, it waits as a submitted programme once it is sent again', async () => {
    const row = await report('720304', 'Une unité est de trop.');
    expect((await decide(secretariat, row, 'refuse', 'Retirez-la.')).statusCode).toBe(200);
    expect(await constraintsOf('720304')).toMatchObject({ DemandeModification: 'Retirez-la.' });
    expect(codeOf(await decide(secretariat, row, 'refuse', 'Retirez-la.'))).toEqual([409, 'deja_decide']);
    await submit('720304');
    expect((await rowOf(secretariat, '720304', 'pae')).ID).toBe(row.ID);
    const { Lignes } = await queueOf(admin, 'signature');
    expect(Lignes.map(({ ID }) => ID)).not.toContain(row.ID);
    expect(await itemOf(secretariat, row)).toMatchObject({ Attend: false });
  });

  test('can’t be taken back once the student signed', async () => {
    const row = await report('820304', 'Est-ce bien le mien\u00a0?');
    const { DecisionID }: DeskDecision = (
      await decide(secretariat, row, 'accepte', 'Oui, c’est le vôtre.')
    ).json();
    const hugo = await portal.as('820304');
    const { InscriptionID, Empreinte } = (await hugo.get(url(programmeToSign))).json();
    const body = { InscriptionID, Empreinte, signature: true, commentaire: null };
    expect((await hugo.post(url(settleProgramme), body)).statusCode).toBe(200);
    const late = await secretariat.delete(url(takeBack, { id: DecisionID }));
    expect(codeOf(late)).toEqual([409, 'reprise_impossible']);
    expect(await stateOf(row)).toMatchObject({ statut_pae: 'Signé' });
  });
});
