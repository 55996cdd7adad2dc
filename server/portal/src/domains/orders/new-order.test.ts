import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { portalStatus } from 'shared-contract/admin/endpoints';
import type { Order, OrderLine, Support } from 'shared-contract/orders/answers';
import {
  askIntervention,
  hasRecentOrder,
  listedSupports,
  orderLines,
  orders,
  placeOrder,
  unlistedSupports,
} from 'shared-contract/orders/endpoints';
import { isVcs } from 'shared-contract/orders/orders';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const ordersOf = async (who: TestBrowser): Promise<Order[]> => (await who.get(url(orders))).json();
const supportsFor = async (who: TestBrowser): Promise<Support[]> =>
  (await who.get(url(listedSupports))).json();

const post = (
  who: TestBrowser,
  endpoint: typeof placeOrder | typeof askIntervention,
  payload?: object,
  headers: Record<string, string> = {},
) => who.post(url(endpoint), payload, headers);

const line = (SupportCoursCodeInterne: string, LigneCommandeQuantite: unknown = 1) => ({
  SupportCoursCodeInterne,
  LigneCommandeQuantite,
});
const order = (...Lignes: unknown[]) => ({ ConditionsAcceptees: true, Lignes });

const queuedMails = async (): Promise<number> => {
  const { rows } = await portal.db.pool.query<{ n: number }>(
    "select count(*)::int as n from pgboss.job where singleton_key like 'commande:%'",
  );
  return rows[0]?.n ?? 0;
};

describe('a new order', () => {
  it('lists what the student’s activities use, and the rest apart', async () => {
    const who = await portal.as('230101');
    const listed = await supportsFor(who);
    const unlisted: Support[] = (await who.get(url(unlistedSupports))).json();
    const codes = new Set(listed.map((one) => one.SupportCoursCodeInterne));
    expect(listed.length).toBeGreaterThan(8);
    expect(unlisted.length).toBeGreaterThan(listed.length);
    expect(unlisted.some((one) => codes.has(one.SupportCoursCodeInterne))).toBe(false);
    expect(listed.every((one) => one.ActiviteApprentissageLiees.length > 0)).toBe(true);
    expect(listed.every((one) => one.LigneCommandeQuantite === 0)).toBe(true);
  });

  it('says which titles are English', async () => {
    const listed = await supportsFor(await portal.as('230101'));
    const titlesOf = (label: string) =>
      listed.find((one) => one.SupportCoursLibelle === label)?.TitresAnglais;
    expect(titlesOf('Economic, Political and Social Ethics')).toEqual([
      'Economic, Political and Social Ethics',
    ]);
    expect(listed.filter(({ TitresAnglais }) => TitresAnglais?.length === 0).length).toBeGreaterThan(5);
  });

  it('leaves the server’s prices, a reference, a receipt and a mail', async () => {
    const who = await portal.as('730101');
    const [first, second] = await supportsFor(who);
    const mails = await queuedMails();
    const answer = await post(who, placeOrder, {
      ...order(
        { ...line(first?.SupportCoursCodeInterne ?? '', 2), SupportCoursPrix: 1 },
        line(second?.SupportCoursCodeInterne ?? '', 0),
      ),
      CommandeMontantSyllabus: 1,
      CommandePaye: true,
    });
    expect(answer.statusCode).toBe(200);
    const created = answer.json();
    const total = (first?.SupportCoursPrix ?? 0) * 2;
    expect(created.CommandeMontantSyllabus).toBe(total);
    expect(isVcs(created.CommandeVCS)).toBe(true);
    const [placed] = await ordersOf(who);
    expect(placed).toMatchObject({
      CommandeID: created.CommandeID,
      CommandeVCS: created.CommandeVCS,
      CommandeMontant: total,
      CommandeAcompte: total,
      CommandePaye: false,
      EstBoursier: true,
    });
    const receipt = (await who.get(`/api/v1/recus/${created.Recu.Numero}`)).json();
    expect(receipt.Lignes).toContainEqual({
      Libelle: 'Communication structurée',
      Valeur: created.CommandeVCS,
    });
    expect(await queuedMails()).toBe(mails + 1);
    expect((await who.get(url(hasRecentOrder))).body).toBe('true');
  });

  it('of a student without an e-mail address says that no mail goes, and the operator sees it', async () => {
    const who = await portal.as('830101');
    const take =
      'delete from moyens_contact where etudiant_id = (select etudiant_id from etudiants where matricule = $1)';
    await portal.db.pool.query(take, ['830101']);
    const admin = await portal.as('admin');
    const before = (await admin.get(url(portalStatus))).json().Courrier;
    const [first] = await supportsFor(who);
    const { Recu } = (await post(who, placeOrder, order(line(first?.SupportCoursCodeInterne ?? '')))).json();
    expect(Recu.SansAdresse).toBe(true);
    const after = (await admin.get(url(portalStatus))).json().Courrier;
    expect(after.SansAdresse).toBe(before.SansAdresse + 1);
    expect(after.Abandonnes).toBe(before.Abandonnes);
    expect(after.EtudiantsSansAdresse).toBeGreaterThan(0);
  });

  it('of a support off the list counts for no intervention', async () => {
    const who = await portal.as('730106');
    const unlisted: Support[] = (await who.get(url(unlistedSupports))).json();
    const created = (
      await post(who, placeOrder, order(line(unlisted[0]?.SupportCoursCodeInterne ?? '')))
    ).json();
    expect(created.CommandeMontantSyllabus).toBe(0);
    const answer = await post(who, askIntervention, { CommandeID: created.CommandeID });
    expect(answer.statusCode).toBe(412);
  });

  const known = 'SYL-2031';
  it.each([
    ['no line', order(), 422, 'Au moins un support doit être sélectionné pour valider la commande.'],
    [
      'quantities of 0',
      order(line(known, 0)),
      422,
      'Au moins un support doit être sélectionné pour valider la commande.',
    ],
    ['a negative quantity', order(line(known, -1), line('SYL-2033', 1)), 422, expect.any(String)],
    ['half a support', order(line(known, 1.5)), 422, expect.any(String)],
    ['a huge quantity', order(line(known, 1e9)), 422, expect.any(String)],
    ['a quantity in words', order(line(known, '2')), 422, expect.any(String)],
    ['an unknown support', order(line('SYL-0000')), 422, 'Ce support n’existe pas ou n’est plus en vente.'],
    ['the same support twice', order(line(known), line(known)), 422, expect.any(String)],
    ['no condition accepted', { Lignes: [line(known)] }, 412, expect.stringContaining('conditions')],
    [
      'refused conditions',
      { ConditionsAcceptees: false, Lignes: [line(known)] },
      412,
      expect.stringContaining('conditions'),
    ],
    ['no body', undefined, 422, expect.any(String)],
  ])('with %s is refused, and nothing is created', async (_, payload, status, detail) => {
    const who = await portal.as('930101');
    const before = await ordersOf(who);
    const mails = await queuedMails();
    const answer = await post(who, placeOrder, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toEqual(detail);
    expect(await ordersOf(who)).toEqual(before);
    expect(await queuedMails()).toBe(mails);
  });

  it('of a withdrawn support is refused', async () => {
    const { rows } = await portal.db.pool.query<{ code: string }>(
      'select code_interne as code from supports where retire order by 1 limit 1',
    );
    const answer = await post(await portal.as('930101'), placeOrder, order(line(rows[0]?.code ?? '')));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('Lignes[0].SupportCoursCodeInterne');
  });

  it('keeps its price when the support gets dearer', async () => {
    const who = await portal.as('830106');
    const [support] = await supportsFor(who);
    const code = support?.SupportCoursCodeInterne ?? '';
    const { CommandeID } = (await post(who, placeOrder, order(line(code)))).json();
    await portal.db.pool.query('update supports set prix = prix + 1000 where code_interne = $1', [code]);
    const [bought]: OrderLine[] = (await who.get(url(orderLines, { CommandeID: CommandeID }))).json();
    expect(bought?.SupportCoursPrix).toBe(support?.SupportCoursPrix);
  });
});

describe('one order', () => {
  const countAfter = async (user: string, send: (who: TestBrowser, body: object) => Promise<unknown[]>) => {
    const who = await portal.as(user);
    const [support] = await supportsFor(who);
    const before = (await ordersOf(who)).length;
    const sent = await send(who, order(line(support?.SupportCoursCodeInterne ?? '', 3)));
    return { sent, created: (await ordersOf(who)).length - before };
  };

  it('comes of a double click: the same key at once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { sent, created } = await countAfter('930106', (who, body) =>
      Promise.all([1, 2, 3].map(() => post(who, placeOrder, body, key).then((one) => one.statusCode))),
    );
    expect(created).toBe(1);
    expect(sent.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  });

  it('comes of a request that is replayed: the first answer again', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { sent, created } = await countAfter('730109', async (who, body) => [
      (await post(who, placeOrder, body, key)).json(),
      (await post(who, placeOrder, body, key)).json(),
    ]);
    expect(created).toBe(1);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('comes of two tabs: other keys, the same lines', async () => {
    const { sent, created } = await countAfter('830109', (who, body) =>
      Promise.all(
        [1, 2, 3, 4].map(() =>
          post(who, placeOrder, body, { 'idempotency-key': randomUUID() }).then((one) => one.json()),
        ),
      ),
    );
    expect(created).toBe(1);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});
