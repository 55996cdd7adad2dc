import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { DeskDecision, DeskItem, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import { assignItem, decideItem, deskItem, deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import { supportPlan } from 'shared-contract/inclusive/endpoints';
import type { SignaturePai } from 'shared-contract/signature/signature';

let portal: TestPortal;
let inclusion: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  inclusion = await portal.as('inclusion');
}, 400_000);
afterAll(() => portal.close());

const queueOf = async (who: TestBrowser): Promise<DeskQueue> => (await who.get(url(deskQueue, {}))).json();

const rowOf = async (matricule: string): Promise<DeskRow> => {
  const row = (await queueOf(inclusion)).Lignes.find(({ EtudiantMatricule: m }) => m === matricule);
  if (!row) throw new Error(`no plan of ${matricule} waits`);
  return row;
};

const ref = ({ Genre, ID }: DeskRow) => ({ genre: Genre, id: ID });
const open = (who: TestBrowser, row: DeskRow) => who.get(url(deskItem, ref(row)));
const itemOf = async (row: DeskRow): Promise<DeskItem> => (await open(inclusion, row)).json();
const decide = (who: TestBrowser, row: DeskRow, Issue: string, Texte: string | null = null) =>
  who.post(url(decideItem, ref(row)), { Issue, Texte, DocumentID: null, Version: null });
const give = (who: TestBrowser, row: DeskRow, CompteID: number) =>
  who.send({
    method: 'PUT',
    url: url(assignItem, ref(row)),
    payload: { CompteID, Vue: null },
    headers: { 'x-requested-with': 'portail' },
  });

const planOf = async (matricule: string): Promise<SignaturePai['Items'] | number> => {
  const answer = await (await portal.as(matricule)).get(url(supportPlan));
  return answer.statusCode === 200 ? answer.json<SignaturePai>().Items : answer.statusCode;
};

const trailOf = async (matricule: string): Promise<[string | null, string][]> => {
  const { rows } = await portal.db.pool.query<{ actor: string | null; action: string }>(
    `select a.actor, a.action from acces_inclusif a join etudiants e using (etudiant_id)
     where e.matricule = $1 and a.actor is distinct from $1 order by a.id`,
    [matricule],
  );
  return rows.map(({ actor, action }) => [actor, action]);
};

/** Lines of the ordinary audit that would tell of a plan. */
const told = async (): Promise<number> => {
  const { rows } = await portal.db.pool.query(
    `select 1 from audit_events where target like 'pai:%' or actor = 'inclusion' and action not like 'connexion.%'`,
  );
  return rows.length;
};

const ODILE = { CompteID: 6, Nom: 'Odile Marchand', Fonction: 'Service inclusif' };

describe('a support plan to prepare', () => {
  test('is seen, counted and opened by the inclusive service alone', async () => {
    const { Comptes, Genres, Lignes, Sections, Collegues } = await queueOf(inclusion);
    expect(Comptes).toMatchObject({ document: 0, absence: 0, intervention: 0, pae: 0, signature: 0 });
    expect(Comptes.pai).toBe(Lignes.length);
    expect([Genres, Collegues]).toEqual([['pai'], [{ ...ODILE, Actes: ['inclusif'] }]]);
    expect(Sections.length).toBeGreaterThan(2);
    expect(new Set(Lignes.map(({ Objet }) => Objet))).toEqual(new Set(['Plan d’accompagnement à préparer']));
    const row = await rowOf('230108');
    for (const name of ['secretariat', 'programmes', 'admin']) {
      const who = await portal.as(name);
      const other = await queueOf(who);
      expect([name, other.Comptes.pai, other.Genres.includes('pai')]).toEqual([name, 0, false]);
      expect(other.Lignes.some(({ Genre }) => Genre === 'pai')).toBe(false);
      const answers = [await open(who, row), await decide(who, row, 'accepte'), await give(who, row, 6)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect(await planOf('230108')).toBe(403);
    expect(await trailOf('230108')).toEqual([]);
  });

  test('opens with what she asks for alone, and the look is in the trail of health', async () => {
    const row = await rowOf('230108');
    const answer = await open(inclusion, row);
    const item: DeskItem = answer.json();
    expect(item).toMatchObject({ Piece: null, Details: [], Autres: [], Attend: true });
    expect(item.Plan).toEqual({
      Amenagements: expect.stringContaining('Un tiers de temps'),
      EstRempli: false,
    });
    expect(answer.body).not.toMatch(/Dyslexie|logopède|Attestation/);
    expect(item.Collegues).toEqual([ODILE]);
    expect(await trailOf('230108')).toEqual([['inclusion', 'demande.lue']]);
    expect(await told()).toBe(0);
  });

  test('is given to a colleague of the service, which the ordinary audit does not say', async () => {
    const row = await rowOf('230108');
    expect((await give(inclusion, row, 3)).statusCode).toBe(422);
    expect((await give(inclusion, row, 6)).statusCode).toBe(200);
    expect((await rowOf('230108')).AttribueeA).toEqual(ODILE);
    expect((await trailOf('230108')).at(-1)).toEqual(['inclusion', 'demande.attribuee']);
    expect(await told()).toBe(0);
  });

  test('is not refused', async () => {
    const row = await rowOf('230108');
    const refused = await decide(inclusion, row, 'refuse', 'Non.');
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'Issue']);
  });

  test('is made ready with these words, taken back whole, and made ready with others', async () => {
    const row = await rowOf('230108');
    const first = await decide(inclusion, row, 'accepte', 'Un local au calme.');
    const { DecisionID, Texte }: DeskDecision = first.json();
    expect(Texte).toBe('Plan prêt à signer.');
    expect(await planOf('230108')).toEqual(
      expect.arrayContaining([expect.objectContaining({ Amenagements: 'Un local au calme.' })]),
    );
    expect((await inclusion.delete(url(takeBack, { id: DecisionID }))).statusCode).toBe(204);
    expect(await planOf('230108')).toBe(403);
    expect(await itemOf(row)).toMatchObject({ Attend: true, Depuis: row.Depuis, Plan: { EstRempli: false } });
    expect((await decide(inclusion, row, 'accepte')).statusCode).toBe(200);
    expect(await planOf('230108')).toEqual(
      expect.arrayContaining([expect.objectContaining({ Amenagements: expect.stringMatching(/police 14/) })]),
    );
    const second = await decide(inclusion, row, 'accepte');
    expect([second.statusCode, second.json().code]).toEqual([409, 'deja_decide']);
    const staff = verbOf('pai').run(portal.db, [String(row.ID), 'pret'], portal.app.clock.now());
    await expect(staff).rejects.toThrow('déjà prêt');
    const actions = (await trailOf('230108')).map(([, action]) => action);
    expect(actions.filter((action) => action !== 'demande.lue')).toEqual([
      'demande.attribuee',
      'pai.pret',
      'pai.repris',
      'pai.pret',
    ]);
    expect(await told()).toBe(0);
    const { rows } = await portal.db.pool.query(`select texte from gestion_decisions where genre = 'pai'`);
    expect(new Set(rows.map(({ texte }) => texte))).toEqual(new Set(['Plan prêt à signer.']));
  });

  test('of two people at the same instant is made ready once', async () => {
    const row = await rowOf('830108');
    const answers = await Promise.all([1, 2, 3].map(() => decide(inclusion, row, 'accepte')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('is given by its name alone: neither a role nor a new account of the desk has it', async () => {
    const desk = (...words: string[]) => verbOf('bureau').run(portal.db, words, portal.app.clock.now());
    expect(await desk('verificateur', 'BGE')).not.toContain('inclusif');
    expect((await queueOf(await portal.as('verificateur'))).Genres).not.toContain('pai');
    expect(await desk('verificateur', 'BGE', 'inclusif')).toContain('inclusif');
    expect((await queueOf(await portal.as('verificateur'))).Genres).toEqual(['pai']);
    await desk('verificateur', 'aucune');
  });
});
