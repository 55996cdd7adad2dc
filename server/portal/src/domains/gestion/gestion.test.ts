import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { DeskDecision, DeskItem, DeskKind, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import { decideItem, deskItem, deskPiece, deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import { DESK_ACTS, DESK_KINDS } from 'shared-contract/gestion/gestion';
import { securityInfos } from 'shared-contract/portal/endpoints';

let portal: TestPortal;
let secretariat: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  secretariat = await portal.as('secretariat');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

const queueOf = async (who: TestBrowser, filters: Record<string, string> = {}): Promise<DeskQueue> =>
  (await who.get(url(deskQueue, filters))).json();

const ref = ({ Genre, ID }: Pick<DeskRow, 'Genre' | 'ID'>) => ({ genre: Genre, id: ID });

const itemOf = async (who: TestBrowser, row: DeskRow): Promise<DeskItem> =>
  (await who.get(url(deskItem, ref(row)))).json();

const firstOf = async (kind: DeskKind): Promise<DeskRow> => {
  const row = (await queueOf(secretariat, { genre: kind })).Lignes[0];
  if (!row) throw new Error(`no ${kind} waits`);
  return row;
};

const decide = async (who: TestBrowser, row: DeskRow, Issue: string, Texte: string | null = null) => {
  const { Piece } = await itemOf(who, row);
  return who.post(url(decideItem, ref(row)), { Issue, Texte, DocumentID: Piece?.DocumentID ?? null });
};

const isWaiting = async (row: DeskRow): Promise<boolean> => (await itemOf(admin, row)).Attend;

const heldMails = async () =>
  (
    await portal.db.pool.query<{ subject: string; held: boolean }>(
      `select data->>'subject' as subject, start_after > now() as held from pgboss.job
       where singleton_key like 'gestion:%' and state < 'active' order by created_on`,
    )
  ).rows;

/** What the student will read of a decision. */
const noticesOf = async (decisionId: number): Promise<number | null> =>
  (
    await portal.db.pool.query(
      'select from notifications join gestion_decisions on courrier = code where decision_id = $1',
      [decisionId],
    )
  ).rowCount;

const endTheTenSeconds = () =>
  portal.db.pool.query(`update gestion_decisions set annonce_le = now() - interval '1 second'`);

describe('the queue', () => {
  test('counts by kind, oldest first, and narrows by kind, section and name', async () => {
    const all = await queueOf(admin);
    const { document, absence } = all.Comptes;
    expect(all.Lignes).toHaveLength(DESK_KINDS.reduce((sum, kind) => sum + all.Comptes[kind], 0));
    expect([document > 0, absence > 0]).toEqual([true, true]);
    const dates = all.Lignes.map(({ Depuis }) => Depuis);
    expect(dates).toEqual(dates.toSorted());
    const absences = await queueOf(admin, { genre: 'absence' });
    expect(absences.Lignes).toHaveLength(absence);
    expect(absences.Comptes).toEqual(all.Comptes);
    const camille = await queueOf(admin, { recherche: '230101' });
    expect(new Set(camille.Lignes.map(({ EtudiantMatricule }) => EtudiantMatricule))).toEqual(
      new Set(['230101']),
    );
    const byName = (await queueOf(admin, { tri: 'nom' })).Lignes;
    expect(byName).toHaveLength(all.Lignes.length);
  });

  test('a secretariat has its own sections, an account without any has nothing', async () => {
    const [all, own] = [await queueOf(admin), await queueOf(secretariat)];
    expect(own.Sections.map(({ Code }) => Code)).toEqual(['BGE', 'MGE']);
    expect(own.Lignes.length).toBeGreaterThan(0);
    expect(own.Lignes.length).toBeLessThan(all.Lignes.length);
    expect(own.Lignes.every(({ Section }) => !Section.startsWith('BII'))).toBe(true);
    await portal.db.pool.query(`delete from gestion_sections where compte_id = 5 and programme_id = 3`);
    expect((await queueOf(secretariat)).Sections.map(({ Code }) => Code)).toEqual(['BGE']);
    await portal.db.pool.query(`insert into gestion_sections values (5, 3)`);
  });

  test('another section’s request is as if it did not exist, to read, to open and to decide', async () => {
    const other = (await queueOf(admin, { genre: 'document' })).Lignes.find(({ Section }) =>
      Section.startsWith('BII'),
    );
    if (!other) throw new Error('no request of the other section');
    const body = { Issue: 'accepte', Texte: null, DocumentID: null };
    expect((await secretariat.get(url(deskItem, ref(other)))).statusCode).toBe(404);
    expect((await secretariat.get(url(deskPiece, ref(other)))).statusCode).toBe(404);
    expect((await secretariat.post(url(decideItem, ref(other)), body)).statusCode).toBe(404);
    expect(await isWaiting(other)).toBe(true);
  });
});

describe('one request', () => {
  test('comes with its student, its file as a download that can’t run, and a line in her history', async () => {
    const row = await firstOf('document');
    const item = await itemOf(secretariat, row);
    expect(item).toMatchObject({ Attend: true, Etudiant: { Matricule: row.EtudiantMatricule } });
    const piece = await secretariat.get(url(deskPiece, ref(row)));
    expect(piece.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const { rows } = await portal.db.pool.query(
      `select a.action, a.actor, e.matricule, a.purpose from audit_events a join etudiants e using (etudiant_id)
       order by a.id desc limit 2`,
    );
    expect(rows).toEqual(
      ['gestion.fichier', 'gestion.demande'].map((action) => ({
        action,
        actor: 'secretariat',
        matricule: row.EtudiantMatricule,
        purpose: 'Traitement de votre demande',
      })),
    );
  });
});

describe('a decision', () => {
  test('is told after ten seconds, and until then may be taken back as if it had not been', async () => {
    const row = await firstOf('document');
    const before = await itemOf(admin, row);
    const answer: DeskDecision = (await decide(secretariat, row, 'refuse', 'Une page manque.')).json();
    expect(answer).toMatchObject({ Issue: 'refuse', DelaiSecondes: 10, Previent: true });
    expect(await heldMails()).toEqual([{ subject: expect.stringContaining('refusé'), held: true }]);
    expect(await noticesOf(answer.DecisionID)).toBe(1);
    expect((await admin.delete(url(takeBack, { id: answer.DecisionID }))).statusCode).toBe(404);
    expect((await secretariat.delete(url(takeBack, { id: answer.DecisionID }))).statusCode).toBe(204);
    expect(await heldMails()).toEqual([]);
    expect(await noticesOf(answer.DecisionID)).toBe(0);
    const after = await itemOf(admin, row);
    expect(after).toMatchObject({ Attend: true, Depuis: before.Depuis });
    expect(after.Historique[0]).toMatchObject({ Issue: 'refuse', RepriseLe: expect.any(String) });
    expect((await secretariat.delete(url(takeBack, { id: answer.DecisionID }))).statusCode).toBe(404);
  });

  test('waits as long as who decides has chosen, of three lengths', async () => {
    const row = await firstOf('document');
    const { Piece } = await itemOf(secretariat, row);
    const body = { Issue: 'accepte', Texte: null, DocumentID: Piece?.DocumentID ?? null };
    const wrong = await secretariat.post(url(decideItem, ref(row)), { ...body, Delai: 86_400 });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'Delai']);
    expect(await isWaiting(row)).toBe(true);
    const answer = await secretariat.post(url(decideItem, ref(row)), { ...body, Delai: 180 });
    expect(answer.json()).toMatchObject({ DelaiSecondes: 180 });
    const taken = await secretariat.delete(url(takeBack, { id: answer.json().DecisionID }));
    expect(taken.statusCode).toBe(204);
  });

  test('can’t be taken back once its time is over', async () => {
    const row = await firstOf('document');
    const { DecisionID }: DeskDecision = (await decide(secretariat, row, 'accepte')).json();
    await endTheTenSeconds();
    const late = await secretariat.delete(url(takeBack, { id: DecisionID }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'reprise_impossible']);
    expect(await isWaiting(row)).toBe(false);
  });

  test('is taken once: the second person reads who was first', async () => {
    const row = await firstOf('absence');
    const [first, second] = [await itemOf(secretariat, row), await itemOf(admin, row)];
    const body = (item: DeskItem) => ({ DocumentID: item.Piece?.DocumentID ?? null, Texte: null });
    const accepted = await secretariat.post(url(decideItem, ref(row)), { Issue: 'accepte', ...body(first) });
    expect(accepted.json()).toMatchObject({ Texte: 'Justifiée' });
    const refused = await admin.post(url(decideItem, ref(row)), {
      ...body(second),
      Issue: 'refuse',
      Texte: 'Illisible.',
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'deja_decide']);
    expect(refused.json().detail).toContain('acceptée par Nadia Aksoy');
    expect((await itemOf(admin, row)).Historique).toHaveLength(1);
  });

  test('of two at the same instant, one is taken', async () => {
    const row = await firstOf('absence');
    const { Piece } = await itemOf(admin, row);
    const body = { Issue: 'accepte', Texte: null, DocumentID: Piece?.DocumentID ?? null };
    const answers = await Promise.all(
      [secretariat, admin, secretariat, admin].map((who) => who.post(url(decideItem, ref(row)), body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await itemOf(admin, row)).Historique).toHaveLength(1);
  });

  test('asks for a reason to refuse, of a length that fits, and for the file that was seen', async () => {
    const row = await firstOf('absence');
    const missing = await decide(secretariat, row, 'refuse', '  ');
    expect([missing.statusCode, missing.json().errors[0].path]).toEqual([422, 'Texte']);
    expect((await decide(secretariat, row, 'refuse', 'x'.repeat(81))).statusCode).toBe(422);
    const unseen = await secretariat.post(url(decideItem, ref(row)), {
      Issue: 'accepte',
      Texte: null,
      DocumentID: 1,
    });
    expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'demande_modifiee']);
    expect(await isWaiting(row)).toBe(true);
  });

  test('leaves what happened to the document since as it is', async () => {
    const row = await firstOf('document');
    const { DecisionID }: DeskDecision = (await decide(secretariat, row, 'refuse', 'Illisible.')).json();
    const since = `update documents_dossier set statut = 'demande', motif = null where document_dossier_etudiant_id = $1`;
    await portal.db.pool.query(since, [row.ID]);
    const answer = await secretariat.delete(url(takeBack, { id: DecisionID }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'reprise_impossible']);
    const { rows } = await portal.db.pool.query(
      'select statut from documents_dossier where document_dossier_etudiant_id = $1',
      [row.ID],
    );
    expect(rows).toEqual([{ statut: 'demande' }]);
    expect((await heldMails()).at(-1)).toMatchObject({ held: true });
  });
});

test('an account of the desk is told its acts, and nobody else is', async () => {
  const acts = async (who: string) =>
    (await (await portal.as(who)).get(url(securityInfos))).json().GestionActes;
  expect(await acts('secretariat')).toEqual(DESK_ACTS.filter((act) => act !== 'inclusif'));
  expect(await acts('inclusion')).toEqual(['inclusif']);
  for (const who of ['programmes', 'admin', '230101', 'visiteur']) expect(await acts(who)).toBeUndefined();
});
