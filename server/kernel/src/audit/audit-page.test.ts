import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { auditPage } from 'shared-contract/admin/endpoints';
import type { AuditPage } from 'shared-contract/audit/answers';
import { type AuditFilter, explainSearch, findStudentId } from './search-audit.queries';

/** Enough that a plan which reads them all is never the cheapest. */
const LINES = 60_000;

let portal: TestPortal;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.db.pool.query(
    `insert into audit_events (at, actor, role, action, etudiant_id, target)
     select '2026-11-20T10:00:00Z'::timestamptz - make_interval(mins => n),
       'agent' || n % 500, 'programmes', (array['ecran.lu', 'commande.passee', 'connexion.ouverte'])[1 + n % 3],
       (select min(etudiant_id) from etudiants) + n % 400, 'ligne:' || n
     from generate_series(1, ${LINES}) n`,
  );
  await portal.db.pool.query(
    "insert into audit_events (at, actor, role, action) values ('2026-10-25T22:30:00Z', 'rare', 'admin', 'refus.role_manquant')",
  );
  await portal.db.pool.query('analyze audit_events');
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

type Query = NonNullable<Parameters<typeof url<typeof auditPage.path>>[1]>;

const read = async (query: Query = {}): Promise<AuditPage> => (await admin.get(url(auditPage, query))).json();

test('is for administrators alone, and each reading leaves a line with what was looked for', async () => {
  for (const user of ['930101', 'programmes', 'verificateur']) {
    expect((await (await portal.as(user)).get(url(auditPage, {}))).statusCode).toBe(403);
  }
  await read({ personne: '930101', acteur: 'agent7' });
  const [own, refused] = (await read()).Lignes;
  expect(own).toMatchObject({ Libelle: 'Journal consulté', Acteur: 'admin', Cible: null });
  expect(refused).toMatchObject({ Libelle: 'Journal consulté', Matricule: '930101', Cible: 'acteur:agent7' });
});

test('pages go back in time without a gap or a repetition', async () => {
  const first = await read({ acteur: 'agent7' });
  const second = await read({ acteur: 'agent7', suite: first.Suite ?? '' });
  const third = await read({ acteur: 'agent7', suite: second.Suite ?? '' });
  const ids = [first, second, third].flatMap(({ Lignes }) => Lignes.map(({ Cible }) => Cible));
  expect(third.Suite).toBeNull();
  expect(ids).toEqual(Array.from({ length: LINES / 500 }, (_, rank) => `ligne:${7 + rank * 500}`));
});

test('filters hold together: person, actor, kind, days of Brussels', async () => {
  const kinds = (await read({ nature: 'acte', du: '2026-11-01', au: '2026-11-20' })).Lignes;
  expect(new Set(kinds.map(({ Nature }) => Nature))).toEqual(new Set(['acte']));
  expect(kinds).toHaveLength(50);
  // 22:30 UTC is 23:30 in Brussels, where summer time ended that day.
  expect((await read({ acteur: 'rare', du: '2026-10-25', au: '2026-10-25' })).Lignes).toMatchObject([
    { Nature: 'refus', Libelle: 'Refus\u00a0: role_manquant' },
  ]);
  expect((await read({ acteur: 'rare', du: '2026-10-26' })).Lignes).toEqual([]);
  expect((await read({ acteur: 'rare', au: '2026-10-24' })).Lignes).toEqual([]);
  expect((await read({ nature: 'refus', acteur: 'rare' })).Lignes).toHaveLength(1);
  expect(await read({ personne: '11111111' })).toEqual({ Lignes: [], Suite: null });
});

const REFUSED: Query[] = [{ nature: 'tout' }, { personne: "1' or 1=1" }, { du: 'hier' }, { suite: 'x' }];

test.each(REFUSED)('%j is refused', async (query) => {
  expect((await admin.get(url(auditPage, query))).statusCode).toBe(400);
});

test('a day that does not exist is 422', async () => {
  expect((await admin.get(url(auditPage, { du: '2026-02-30' }))).statusCode).toBe(422);
});

describe('the database', () => {
  const EVERYTHING: AuditFilter = {
    etudiantId: null,
    actor: null,
    kind: null,
    from: null,
    before: null,
    after: null,
  };
  const cases: [string, Partial<AuditFilter>, string][] = [
    ['nothing', {}, 'audit_events_at_idx'],
    ['an actor', { actor: 'agent7' }, 'audit_events_actor_idx'],
    ['a rare kind', { kind: 'refus' }, 'audit_events_action_idx'],
    ['a page further', { after: { at: new Date('2026-11-01T00:00:00Z'), id: 1 } }, 'audit_events_at_idx'],
  ];

  test.each(cases)('finds by %s with an index', async (_, filter, index) => {
    const plan = await explainSearch(portal.db.orm, { ...EVERYTHING, ...filter });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on audit_events');
  });

  test('finds a person with an index', async () => {
    const etudiantId = await findStudentId(portal.db.orm, '930101');
    const plan = await explainSearch(portal.db.orm, { ...EVERYTHING, etudiantId });
    expect(plan).toContain('audit_events_etudiant_idx');
  });
});
