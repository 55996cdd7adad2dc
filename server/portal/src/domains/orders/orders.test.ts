import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { Order, OrderLine } from 'shared-contract/orders/answers';
import {
  askIntervention,
  hasRecentOrder,
  interventions,
  listedSupports,
  orderLines,
  orders,
  placeOrder,
} from 'shared-contract/orders/endpoints';
import { isVcs } from 'shared-contract/orders/orders';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const ordersOf = async (who: TestBrowser): Promise<Order[]> => (await who.get(url(orders))).json();

const post = (
  who: TestBrowser,
  endpoint: typeof placeOrder | typeof askIntervention,
  payload?: object,
  headers: Record<string, string> = {},
) => who.post(url(endpoint), payload, headers);

describe('the orders of a student', () => {
  it('are hers, newest first, with what was paid', async () => {
    const orders = await ordersOf(await portal.as('230101'));
    expect(orders.map(({ CommandePaye }) => CommandePaye)).toEqual([false, true]);
    const [unpaid, paid] = orders;
    expect(unpaid).toMatchObject({
      EstBoursier: true,
      Message: null,
      CommandeAcompteRecu: false,
      CommandeMontantPaye: 0,
      CommandeSoldeEcheance: null,
      CommandeIBAN: 'BE68539007547034',
    });
    expect(unpaid?.CommandeMontantDisplay).toMatch(/^\d+,\d\d\s€$/);
    expect(isVcs(unpaid?.CommandeVCS ?? '')).toBe(true);
    expect(paid?.CommandeMontantPaye).toBe(paid?.CommandeMontant);
    expect(paid?.Message).toContain('traitée');
  });

  it('have lines whose prices make the total', async () => {
    const who = await portal.as('230101');
    for (const { CommandeID, CommandeMontant } of await ordersOf(who)) {
      const lines: OrderLine[] = (await who.get(url(orderLines, { CommandeID: CommandeID }))).json();
      const total = lines.reduce((sum, one) => sum + one.SupportCoursPrix * one.LigneCommandeQuantite, 0);
      expect(total).toBe(CommandeMontant);
    }
  });

  it('and how to pay them stay readable after the sale; ordering and asking do not', async () => {
    const louis = await portal.as('230105');
    const [unpaid] = await ordersOf(louis);
    expect(isVcs(unpaid?.CommandeVCS ?? '')).toBe(true);
    const id = unpaid?.CommandeID ?? 0;
    expect((await louis.get(url(orderLines, { CommandeID: id }))).statusCode).toBe(200);
    expect((await louis.get(url(interventions))).statusCode).toBe(200);
    for (const refused of [
      await louis.get(url(listedSupports)),
      await post(louis, placeOrder, { ConditionsAcceptees: true, Lignes: [] }),
      await post(louis, askIntervention, { CommandeID: id }),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'evenement_ferme']);
    }
    expect((await ordersOf(louis))[0]).toEqual(unpaid);
  });

  it('are nobody else’s', async () => {
    const [theirs] = await ordersOf(await portal.as('230101'));
    const other = await portal.as('230106');
    const answer = await other.get(url(orderLines, { CommandeID: theirs!.CommandeID }));
    expect(answer.statusCode).toBe(404);
    expect((await other.get(url(orderLines, { CommandeID: 999999 }))).json()).toEqual(answer.json());
    expect((await post(other, askIntervention, { CommandeID: theirs?.CommandeID })).statusCode).toBe(404);
    expect((await ordersOf(await portal.as('230101')))[0]?.Message).toBeNull();
  });

  it('are none for who never ordered', async () => {
    expect(await ordersOf(await portal.as('230107'))).toEqual([]);
  });

  it('bear the three colours of a message, one of them recent', async () => {
    const who = await portal.as('230108');
    const messages = (await ordersOf(who)).map(({ Message }) => Message);
    expect(messages).toEqual([
      expect.stringContaining('correctement'),
      expect.stringContaining('traitée'),
      expect.stringContaining('refusée'),
    ]);
    expect((await who.get(url(hasRecentOrder))).body).toBe('true');
    const other = await portal.as('230101');
    expect((await other.get(url(hasRecentOrder))).body).toBe('false');
  });

  it('are placed only while the sale is open', async () => {
    const closed = await portal.as('230105');
    const answer = await post(closed, placeOrder, {
      ConditionsAcceptees: true,
      Lignes: [{ SupportCoursCodeInterne: 'SYL-2031', LigneCommandeQuantite: 1 }],
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detail).toContain('vente de syllabus');
  });
});

describe('an intervention', () => {
  it('is asked for once', async () => {
    const who = await portal.as('830101');
    const [unpaid, paid] = await ordersOf(who);
    const CommandeID = unpaid?.CommandeID;
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(who, askIntervention, { CommandeID })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await post(who, askIntervention, { CommandeID: paid?.CommandeID })).statusCode).toBe(412);
    expect((await who.get(url(interventions))).json()).toEqual([
      { CommandeID, Date: expect.any(String), Message: expect.stringContaining('correctement') },
    ]);
  });

  it.each([undefined, null, 'un', 1.5, -1, 0, 2 ** 40])('of the order %p is refused', async (CommandeID) => {
    const answer = await post(await portal.as('230101'), askIntervention, { CommandeID });
    expect(answer.statusCode).toBe(422);
  });
});
