import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type {
  DeskBatch,
  DeskItem,
  DeskKind,
  DeskQueue,
  DeskRow,
  DeskTakenBack,
} from 'shared-contract/gestion/answers';
import {
  acceptItems,
  decideItem,
  deskItem,
  deskQueue,
  takeBackItems,
} from 'shared-contract/gestion/endpoints';

let portal: TestPortal;
let secretariat: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  secretariat = await portal.as('secretariat');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

const rowsOf = async (who: TestBrowser, genre: DeskKind): Promise<DeskRow[]> => {
  const { Lignes }: DeskQueue = (await who.get(url(deskQueue, { genre }))).json();
  return Lignes;
};

const firstOf = async (who: TestBrowser, genre: DeskKind): Promise<DeskRow> => {
  const [row] = await rowsOf(who, genre);
  if (!row) throw new Error(`no ${genre} waits`);
  return row;
};

const ref = ({ Genre, ID }: DeskRow) => ({ genre: Genre, id: ID });
const itemOf = async (row: DeskRow): Promise<DeskItem> => (await admin.get(url(deskItem, ref(row)))).json();
const isWaiting = async (row: DeskRow): Promise<boolean> => (await itemOf(row)).Attend;

const send = (who: TestBrowser, genre: DeskKind, rows: readonly DeskRow[]) =>
  who.post(url(acceptItems, { genre }), {
    Demandes: rows.map(({ ID, DocumentID, Version }) => ({ ID, DocumentID, Version })),
  });

const accept = async (...of: Parameters<typeof send>): Promise<DeskBatch['Resultats']> => {
  const { Resultats }: DeskBatch = (await send(...of)).json();
  return Resultats;
};

const takeBackAll = async (who: TestBrowser, DecisionIDs: number[]) => {
  const { Resultats }: DeskTakenBack = (await who.post(url(takeBackItems), { DecisionIDs })).json();
  return Resultats.map(({ Refus }) => Refus);
};

describe('several requests of a kind', () => {
  test('are decided one by one: who was first is told, the rest is taken back together', async () => {
    const [first, ...rest] = (await rowsOf(secretariat, 'document')).slice(0, 3);
    if (!first) throw new Error('too few documents wait');
    const { DocumentID } = first;
    const refusal = { Issue: 'refuse', Texte: 'Illisible.', DocumentID };
    expect((await admin.post(url(decideItem, ref(first)), refusal)).statusCode).toBe(200);
    const outcomes = await accept(secretariat, 'document', [first, ...rest]);
    expect(outcomes.map(({ ID, Refus }) => [ID, Refus])).toEqual([
      [first.ID, expect.stringContaining('refusée par Idriss Ouali')],
      ...rest.map(({ ID }) => [ID, null]),
    ]);
    const { rows: lines } = await portal.db.pool.query<{ target: string }>(
      `select target from audit_events where action = 'document.accepte' and actor = 'secretariat' order by id`,
    );
    expect(lines.map(({ target }) => target)).toEqual(rest.map(({ ID }) => `document-dossier:${ID}`));
    const decisions = outcomes.flatMap(({ DecisionID }) => DecisionID ?? []);
    const notYours = expect.stringContaining('n’est pas la vôtre');
    expect(await takeBackAll(admin, decisions)).toEqual([notYours, notYours]);
    expect(await takeBackAll(secretariat, decisions)).toEqual([null, null]);
    expect(await Promise.all([first, ...rest].map(isWaiting))).toEqual([false, true, true]);
    expect(await takeBackAll(secretariat, decisions)).toEqual([notYours, notYours]);
  });

  test('are of one’s own sections, as they were listed, of a kind that needs no words, once each', async () => {
    const own = await firstOf(secretariat, 'document');
    const other = (await rowsOf(admin, 'document')).find(({ Section }) => Section.startsWith('BII'));
    if (!other) throw new Error('no document of the other section');
    const outcomes = await accept(secretariat, 'document', [other, { ...own, DocumentID: 1 }]);
    expect(outcomes.map(({ Refus }) => Refus)).toEqual([
      expect.stringContaining('n’existe pas'),
      expect.stringContaining('a changé'),
    ]);
    for (const rows of [[own, own], []])
      expect((await send(secretariat, 'document', rows)).statusCode).toBe(422);
    expect((await send(secretariat, 'intervention', [own])).statusCode).toBe(400);
    expect(await Promise.all([own, other].map(isWaiting))).toEqual([true, true]);
  });

  test('of two people at the same instant, each is decided once', async () => {
    const rows = (await rowsOf(secretariat, 'absence')).slice(0, 2);
    const answers = await Promise.all([secretariat, admin].map((who) => accept(who, 'absence', rows)));
    const decided = answers.flat().filter(({ Refus }) => Refus === null);
    expect(decided.map(({ ID }) => ID).toSorted()).toEqual(rows.map(({ ID }) => ID).toSorted());
  });

  test('leave a programme with words of its student or warnings for who reads it', async () => {
    const row = await firstOf(admin, 'pae');
    const said = async () => (await accept(admin, 'pae', [row])).map(({ Refus }) => Refus);
    const write = (commentaire: string | null) =>
      portal.db.pool.query('update pae set commentaire = $2 where inscription_id = $1', [
        row.ID,
        commentaire,
      ]);
    await write('Je travaille à mi-temps.');
    expect(await said()).toEqual([expect.stringMatching(/ouvrez/)]);
    await write(null);
    const warnings = (await itemOf(row)).Programme?.Alertes ?? [];
    expect(await said()).toEqual([warnings.length > 0 ? expect.stringContaining('alertes') : null]);
  });
});
