import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { listedSupports, saleConditions } from 'shared-contract/orders/endpoints';
import type { SaleTerms } from 'shared-contract/orders/terms';
import { placeOrder } from './place-order';

let portal: TestPortal;
let code: string;
let etudiantId: number;

const TERMS: Partial<SaleTerms> = { depositPercent: 35, balanceDays: 5, deliveryDays: 1 };

beforeAll(async () => {
  portal = await openTestPortal();
  Object.assign(portal.app.sale, TERMS);
  const who = await portal.as('230101');
  code = (await who.get(url(listedSupports))).json()[0].SupportCoursCodeInterne;
  const { rows } = await portal.db.pool.query(
    "select etudiant_id as id from etudiants where matricule = '230101'",
  );
  etudiantId = rows[0].id;
}, 240_000);
afterAll(() => portal.close());

const beginsOn = (day: string) =>
  portal.db.pool.query("update annees_academiques set debut = $1 where valeur = '2026-2027'", [day]);

let quantity = 0;

/** Places an order on a day; resolves to its total, what is due and when the balance is. */
const orderOn = async (day: string): Promise<{ total: number; due: number; echeance: string | null }> => {
  quantity += 1;
  const { CommandeID } = await placeOrder(portal.db, {
    etudiantId,
    lines: [{ SupportCoursCodeInterne: code, LigneCommandeQuantite: quantity }],
    confirmed: undefined,
    now: new Date(`${day}T10:00:00Z`),
    institution: portal.app.institution,
    terms: portal.app.sale,
    audit: async () => {},
    onSame: () => {},
  });
  const { rows } = await portal.db.pool.query(
    'select montant as total, acompte as due, solde_echeance::text as echeance from commandes where commande_id = $1',
    [CommandeID],
  );
  return rows[0];
};

test('a deposit is asked for until the year begins, on the day that the school’s years say', async () => {
  const before = await orderOn('2026-09-05');
  expect([before.due, before.echeance]).toEqual([Math.ceil(before.total * 0.35), '2026-09-09']);
  await beginsOn('2026-09-01');
  const begun = await orderOn('2026-09-05');
  expect([begun.due, begun.echeance]).toEqual([begun.total, null]);
  await beginsOn('2026-09-14');
});

test('the conditions that a student reads are those of the school', async () => {
  const who = await portal.as('230101');
  await beginsOn('2026-09-01');
  expect((await who.get(url(saleConditions))).json()).toEqual({
    AcomptePourcent: 35,
    AnnulationPourcent: 30,
    LivraisonJours: 1,
    RepriseSemaines: 3,
    SoldeJours: 5,
    RetraitApres: '05-05',
    AnneeDebut: '2026-09-01',
  });
});
