import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type {
  DeskAssignments,
  DeskDecision,
  DeskItem,
  DeskQueue,
  DeskRow,
} from 'shared-contract/gestion/answers';
import {
  assignItem,
  assignItems,
  decideItem,
  deskItem,
  deskQueue,
  takeBack,
} from 'shared-contract/gestion/endpoints';

const SECRETARIAT = { CompteID: 5, Nom: 'Nadia Aksoy', Fonction: 'Secrétariat de gestion' };
const ADMIN = { CompteID: 3, Nom: 'Idriss Ouali', Fonction: 'Administration' };
const NAMES = ['Hélène Vasseur', 'Idriss Ouali', 'Nadia Aksoy'];
const VERIFIER = 2;

let portal: TestPortal;
let secretariat: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  secretariat = await portal.as('secretariat');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.pool.query('delete from gestion_attributions');
});

const queueOf = async (who: TestBrowser, filters: Record<string, string> = {}): Promise<DeskQueue> =>
  (await who.get(url(deskQueue, filters))).json();

const rowsOf = async (genre: string, count: number): Promise<DeskRow[]> => {
  const { Lignes } = await queueOf(secretariat, { genre });
  if (Lignes.length < count) throw new Error(`too few of ${genre} wait`);
  return Lignes.slice(0, count);
};

const firstOf = async (genre: string): Promise<DeskRow> => {
  const [row] = await rowsOf(genre, 1);
  if (!row) throw new Error(`no ${genre} waits`);
  return row;
};

const ref = ({ Genre, ID }: DeskRow) => ({ genre: Genre, id: ID });
const itemOf = async (row: DeskRow): Promise<DeskItem> => (await admin.get(url(deskItem, ref(row)))).json();

const give = (who: TestBrowser, row: DeskRow, CompteID: number | null, Vue: number | null = null) =>
  who.send({
    method: 'PUT',
    url: url(assignItem, ref(row)),
    payload: { CompteID, Vue },
    headers: { 'x-requested-with': 'portail' },
  });

const auditLines = async () =>
  (
    await portal.db.pool.query<{ actor: string; target: string }>(
      `select actor, target from audit_events where action = 'demande.attribuee' order by id`,
    )
  ).rows;

describe('who looks after a request', () => {
  test('is said in the queue and beside it, to those who see it, with a line of the audit for each change', async () => {
    const row = await firstOf('document');
    expect(row.AttribueeA).toBeNull();
    const lines = (await auditLines()).length;
    expect((await give(secretariat, row, SECRETARIAT.CompteID)).json()).toEqual({ AttribueeA: SECRETARIAT });
    expect((await firstOf('document')).AttribueeA).toEqual(SECRETARIAT);
    expect((await itemOf(row)).AttribueeA).toEqual(SECRETARIAT);
    expect((await give(secretariat, row, SECRETARIAT.CompteID, 5)).statusCode).toBe(200);
    expect((await give(admin, row, ADMIN.CompteID, 5)).json()).toEqual({ AttribueeA: ADMIN });
    expect((await give(admin, row, null, 3)).json()).toEqual({ AttribueeA: null });
    expect((await itemOf(row)).AttribueeA).toBeNull();
    const target = `document:${row.ID}`;
    expect((await auditLines()).slice(lines)).toEqual(
      ['secretariat', 'admin', 'admin'].map((actor) => ({ actor, target })),
    );
  });

  test('is somebody who may decide of it, and no other account', async () => {
    const row = await firstOf('document');
    const { Collegues } = await itemOf(row);
    expect(Collegues.map(({ Nom }) => Nom)).toEqual(NAMES);
    const refused = await give(secretariat, row, VERIFIER);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'CompteID']);
    await portal.db.pool.query(`update gestion_sections set actes = '{pae}' where compte_id = 5`);
    const other = await itemOf(row);
    expect(other.Collegues.map(({ Nom }) => Nom)).toEqual(['Hélène Vasseur', 'Idriss Ouali']);
    expect((await give(admin, row, SECRETARIAT.CompteID)).statusCode).toBe(422);
    await portal.db.pool.query(`update gestion_sections set actes = default where compte_id = 5`);
    await portal.db.pool.query(`update comptes set bloque = true where compte_id = 4`);
    expect((await give(admin, row, 4)).statusCode).toBe(422);
    await portal.db.pool.query(`update comptes set bloque = false where compte_id = 4`);
    expect((await itemOf(row)).AttribueeA).toBeNull();
  });

  test('is not said, and not changed, outside one’s own sections', async () => {
    const other = (await queueOf(admin, { genre: 'document' })).Lignes.find(({ Section }) =>
      Section.startsWith('BII'),
    );
    if (!other) throw new Error('no request of the other section');
    expect((await give(secretariat, other, SECRETARIAT.CompteID)).statusCode).toBe(404);
    expect((await give(admin, other, SECRETARIAT.CompteID)).statusCode).toBe(422);
    expect((await give(admin, other, ADMIN.CompteID)).statusCode).toBe(200);
    expect((await give(secretariat, other, null, 3)).statusCode).toBe(404);
    expect((await itemOf(other)).AttribueeA).toEqual(ADMIN);
  });

  test('is not taken from a colleague unseen: the second reads who has it', async () => {
    const row = await firstOf('document');
    await give(secretariat, row, SECRETARIAT.CompteID);
    const late = await give(admin, row, ADMIN.CompteID);
    expect([late.statusCode, late.json().code]).toEqual([409, 'attribution_modifiee']);
    expect(late.json().detail).toContain('attribuée à Nadia Aksoy');
    const answers = await Promise.all([
      give(admin, row, ADMIN.CompteID, 5),
      give(secretariat, row, 4, 5),
      give(admin, row, null, 5),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('hinders nobody’s decision, leaves with it and comes back with what waits again', async () => {
    const row = await firstOf('document');
    await give(secretariat, row, SECRETARIAT.CompteID);
    const decided = await admin.post(url(decideItem, ref(row)), {
      Issue: 'accepte',
      Texte: null,
      DocumentID: row.DocumentID,
    });
    expect(decided.statusCode).toBe(200);
    const over = await give(secretariat, row, null, 5);
    expect([over.statusCode, over.json().code]).toEqual([409, 'deja_decide']);
    const { DecisionID }: DeskDecision = decided.json();
    expect((await admin.delete(url(takeBack, { id: DecisionID }))).statusCode).toBe(204);
    expect(await itemOf(row)).toMatchObject({ Attend: true, AttribueeA: SECRETARIAT });
  });
});

describe('the queue', () => {
  test('narrows to one’s own and to nobody’s, and counts both', async () => {
    const [mine, hers] = await rowsOf('document', 2);
    if (!mine || !hers) throw new Error('too few documents wait');
    const before = await queueOf(secretariat, { genre: 'document' });
    expect(before.Attributions).toEqual({ moi: 0, personne: before.Comptes.document });
    await give(secretariat, mine, SECRETARIAT.CompteID);
    await give(secretariat, hers, ADMIN.CompteID);
    const own = await queueOf(secretariat, { genre: 'document', attribution: 'moi' });
    expect(own.Lignes.map(({ ID }) => ID)).toEqual([mine.ID]);
    expect(own.Comptes).toMatchObject({ document: 1, absence: 0 });
    expect(own.Attributions).toEqual({ moi: 1, personne: before.Comptes.document - 2 });
    expect(own.MoiCompteID).toBe(SECRETARIAT.CompteID);
    const free = await queueOf(secretariat, { attribution: 'personne' });
    expect(free.Lignes.every(({ AttribueeA }) => AttribueeA === null)).toBe(true);
    expect((await secretariat.get(`${url(deskQueue, {})}?attribution=toutes`)).statusCode).toBe(400);
  });

  test('names those who decide in these sections, and by which acts', async () => {
    const { Collegues } = await queueOf(secretariat);
    expect(Collegues).toEqual(
      NAMES.map((Nom) => expect.objectContaining({ Nom, Actes: ['demandes', 'pae'] })),
    );
    await portal.db.pool.query('create temp table kept as select * from gestion_sections');
    await portal.db.pool.query('delete from gestion_sections');
    expect((await queueOf(secretariat)).Collegues).toEqual([]);
    await portal.db.pool.query('insert into gestion_sections select * from kept');
    await portal.db.pool.query('drop table kept');
  });
});

describe('several at once', () => {
  const send = async (
    who: TestBrowser,
    CompteID: number | null,
    rows: readonly DeskRow[],
    Vue: number | null,
  ) => {
    const Demandes = rows.map(({ Genre, ID }) => ({ Genre, ID, Vue }));
    return who.post(url(assignItems), { CompteID, Demandes });
  };

  test('go to one person, of whatever kind; what a colleague has meanwhile stays hers, by name', async () => {
    const [taken, ...rest] = [...(await rowsOf('document', 2)), await firstOf('absence')];
    if (!taken) throw new Error('too few documents wait');
    await give(admin, taken, ADMIN.CompteID);
    const { Resultats }: DeskAssignments = (await send(secretariat, 5, [taken, ...rest], null)).json();
    expect(Resultats.map(({ Refus }) => Refus)).toEqual([
      expect.stringContaining('attribuée à Idriss Ouali'),
      null,
      null,
    ]);
    expect((await queueOf(secretariat, { attribution: 'moi' })).Lignes).toHaveLength(2);
    expect((await send(secretariat, null, rest, 5)).json().Resultats[0].Refus).toBeNull();
    expect((await queueOf(secretariat, { attribution: 'moi' })).Lignes).toEqual([]);
  });

  test('are named once each, and at least one is', async () => {
    const row = await firstOf('document');
    expect((await send(secretariat, 5, [row, row], null)).statusCode).toBe(422);
    expect((await send(secretariat, 5, [], null)).statusCode).toBe(422);
    const { Resultats }: DeskAssignments = (await send(secretariat, VERIFIER, [row], null)).json();
    expect(Resultats[0]?.Refus).toContain('ne peut pas décider');
  });
});

test('the command line gives a request too, whoever had it', async () => {
  const row = await firstOf('document');
  const staff = (...words: string[]) =>
    verbOf('attribuer').run(portal.db, words, new Date('2026-11-23T10:00:00Z'));
  await give(admin, row, ADMIN.CompteID);
  expect(await staff('document', String(row.ID), 'secretariat')).toContain('attribuée à secretariat');
  expect((await itemOf(row)).AttribueeA).toEqual(SECRETARIAT);
  expect(await staff('document', String(row.ID), 'personne')).toContain('Personne');
  expect((await itemOf(row)).AttribueeA).toBeNull();
  await expect(staff('document', String(row.ID), 'verificateur')).rejects.toThrow('ne peut pas décider');
  await expect(staff('document', String(row.ID), 'inconnu')).rejects.toThrow('Aucun compte');
  await expect(staff('memoire', '1', 'admin')).rejects.toThrow('Usage');
});
