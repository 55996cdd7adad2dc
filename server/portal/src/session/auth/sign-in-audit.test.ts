import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { viewStudent } from 'shared-contract/security/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const location = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['location']);

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  return pathname + search;
};

/** Fills in the sign-in page; resolves to the address that comes next, or to none when it was refused. */
const submit = async (browser: TestBrowser, identifiant: string, motDePasse: string) => {
  const login = await browser.get('/auth/login?returnTo=%2F');
  const page = location(await browser.get(pathOf(location(login))));
  const answer = await browser.send({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ identifiant, motDePasse }).toString(),
  });
  return answer.statusCode === 303 ? pathOf(location(answer)) : null;
};

const signIn = async (browser: TestBrowser, username: string) => {
  const resumed = await browser.get((await submit(browser, username, 'demo')) ?? '');
  return browser.get(pathOf(location(resumed)));
};

const lines = async (): Promise<string[]> =>
  (
    await portal.db.pool.query(
      `select concat_ws(' ', action, coalesce(actor, '-'), role, coalesce(matricule, '-'), target) line
       from audit_events left join etudiants using (etudiant_id) where action ~ '^connexion' order by id`,
    )
  ).rows.map(({ line }) => line);

const since = async (act: () => Promise<unknown>): Promise<string[]> => {
  const before = (await lines()).length;
  await act();
  return (await lines()).slice(before);
};

test('a session leaves a line when it begins and when its person ends it', async () => {
  const browser = portal.browse();
  expect(
    await since(async () => {
      await signIn(browser, '930101');
      await browser.post('/auth/logout');
      await browser.post('/auth/logout');
    }),
  ).toEqual(['connexion.ouverte 930101 student 930101', 'connexion.fermee 930101 student 930101']);
});

test.each(['930103', '930104'])('the sign-in of %s, who gets no further, is told apart', async (username) => {
  expect(await since(() => signIn(portal.browse(), username))).toEqual([
    `connexion.limitee ${username} student ${username}`,
  ]);
});

test('staff that signs out while it looks at a student signs out of its own account', async () => {
  const browser = portal.browse();
  await signIn(browser, 'admin');
  await browser.view('930101');
  expect(await since(() => browser.post('/auth/logout'))).toEqual(['connexion.fermee admin admin -']);
  expect((await browser.post(url(viewStudent, { matricule: '930101' }))).statusCode).toBe(401);
});

test('an identity that is nobody’s here is refused, and told without its name', async () => {
  const browser = portal.browse();
  const next = await submit(browser, '930105', 'demo');
  await portal.db.pool.query("update comptes set identifiant = 'ancien' where identifiant = '930105'");
  expect(
    await since(async () => {
      const resumed = await browser.get(next ?? '');
      expect((await browser.get(pathOf(location(resumed)))).statusCode).toBe(403);
    }),
  ).toEqual(['connexion.refusee - anonyme -']);
  await portal.db.pool.query("update comptes set identifiant = '930105' where identifiant = 'ancien'");
});

test('wrong passwords are told with the account, never what was typed, and are bounded', async () => {
  portal.advance(120_000);
  const told = await since(async () => {
    for (let attempt = 0; attempt < 8; attempt += 1)
      await submit(portal.browse(), '930101', `faux${attempt}`);
    await submit(portal.browse(), 'mon-mot-de-passe', 'demo');
  });
  expect(told).toEqual(Array(5).fill('connexion.echouee - anonyme 930101 compte:930101'));
  portal.advance(61_000);
  expect(await since(() => submit(portal.browse(), 'mon-mot-de-passe', 'demo'))).toEqual([
    'connexion.echouee - anonyme -',
  ]);
  const { rows } = await portal.db.pool.query("select 1 from audit_events where target ~ 'mot-de-passe'");
  expect(rows).toEqual([]);
});
