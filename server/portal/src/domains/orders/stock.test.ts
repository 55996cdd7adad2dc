import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { Support } from 'shared-contract/orders/answers';
import { listedSupports, placeOrder } from 'shared-contract/orders/endpoints';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const supportsFor = async (matricule: string): Promise<Support[]> =>
  (await (await portal.as(matricule)).get(url(listedSupports))).json();

const order = async (matricule: string, SupportCoursCodeInterne: string, LigneCommandeQuantite: number) =>
  (await portal.as(matricule)).post(
    url(placeOrder),
    { ConditionsAcceptees: true, Lignes: [{ SupportCoursCodeInterne, LigneCommandeQuantite }] },
    { 'idempotency-key': randomUUID() },
  );

/** Leaves that many copies of a support to order. */
const leave = (code: string, copies: number) =>
  portal.db.pool.query(
    `update supports s set stock = $2 + (select coalesce(sum(l.quantite), 0) from lignes_commande l
       join commandes c using (commande_id)
       where l.support_id = s.support_id and c.date_heure >= '2026-06-30T22:00:00Z')
     where s.code_interne = $1`,
    [code, copies],
  );

describe('a support of which so many are sold', () => {
  test('is ordered to the last copy, and not beyond', async () => {
    const first = (await supportsFor('730101'))[0];
    const code = first?.SupportCoursCodeInterne ?? '';
    expect(first?.SupportCoursRestants).toBeNull();
    await leave(code, 2);
    expect((await supportsFor('730101'))[0]?.SupportCoursRestants).toBe(2);
    const short = await order('730101', code, 3);
    expect([short.statusCode, short.json().errors]).toEqual([
      422,
      [
        {
          path: 'Lignes[0].LigneCommandeQuantite',
          message: 'Il ne reste que 2\u00a0exemplaires de ce support.',
        },
      ],
    ]);
    expect((await order('730101', code, 2)).statusCode).toBe(200);
    const none = await order('730106', code, 1);
    expect([none.statusCode, none.json().errors?.[0]?.message]).toEqual([422, 'Ce support est épuisé.']);
    expect((await supportsFor('730101'))[0]?.SupportCoursRestants).toBe(0);
  });

  test('goes to one of two who order the last copy at once', async () => {
    const code = (await supportsFor('730101'))[1]?.SupportCoursCodeInterne ?? '';
    await leave(code, 1);
    const answers = await Promise.all(['730101', '730106'].map((who) => order(who, code, 1)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });
});
