import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { HOUR_MS } from 'shared-contract/base/days';
import { FINGERPRINT_LIMITS } from 'shared-contract/base/limits';
import { depositFingerprint } from 'shared-contract/files/endpoints';

let portal: TestPortal;
let camille: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('210202');
}, 240_000);
afterAll(() => portal?.close());

const deposit = (rank: number) =>
  camille.post(url(depositFingerprint), { Empreinte: rank.toString(16).padStart(64, '0') });

const count = async (table: 'recus' | 'notifications' | 'empreintes_deposees'): Promise<number> => {
  const { rows } = await portal.db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};

const told = async () => ({
  receipts: await count('recus'),
  notifications: await count('notifications'),
  mails: (await portal.mails()).length,
});

test('thirty chosen files in a row are told to nobody, and end where anybody does', async () => {
  const { anHour } = FINGERPRINT_LIMITS;
  const before = await told();
  const deposited = await count('empreintes_deposees');
  const answers = [];
  for (let rank = 0; rank < 30; rank += 1) answers.push(await deposit(rank));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    answers.map((_, rank) => (rank < anHour ? 200 : 429)),
  );
  const refused = answers.at(-1);
  expect(refused?.json()).toMatchObject({ code: 'trop_de_demandes', detail: /rien n’a été enregistré/ });
  expect(Number(refused?.headers['retry-after'])).toBe(3600);
  expect(await count('empreintes_deposees')).toBe(deposited + anHour);
  expect(await told()).toEqual(before);

  expect((await deposit(0)).json()).toEqual(answers[0]?.json());

  portal.advance(HOUR_MS);
  camille = await portal.as('210202');
  expect((await deposit(30)).statusCode).toBe(200);
}, 120_000);
