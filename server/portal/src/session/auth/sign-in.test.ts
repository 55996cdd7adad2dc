import { createHash } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 120_000);
afterAll(() => portal.close());

const location = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['location']);

/** Follows the way to the sign-in page and returns its address. */
const openSignIn = async (browser: TestBrowser, returnTo: string): Promise<string> => {
  const login = await browser.get(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const { pathname, search } = new URL(location(login));
  return location(await browser.get(pathname + search));
};

const submit = (browser: TestBrowser, page: string, username: string, password: string) =>
  browser.send({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ identifiant: username, motDePasse: password }).toString(),
  });

const toCallback = async (browser: TestBrowser, afterForm: string): Promise<string> => {
  const resumed = await browser.get(new URL(afterForm).pathname);
  const { pathname, search } = new URL(location(resumed));
  return pathname + search;
};

const signIn = async (browser: TestBrowser, username: string, returnTo = '/') => {
  const page = await openSignIn(browser, returnTo);
  const form = await submit(browser, page, username, 'demo');
  return browser.get(await toCallback(browser, location(form)));
};

test('a page without a session leads to the sign-in and back to where one wanted to go', async () => {
  const browser = portal.browse();
  const page = await browser.get('/inscriptions?annee=1');
  expect(page.statusCode).toBe(303);
  expect(location(page)).toBe('/auth/login?returnTo=%2Finscriptions%3Fannee%3D1');
  const done = await signIn(browser, '230101', '/inscriptions?annee=1');
  expect(done.statusCode).toBe(303);
  expect(location(done)).toBe('/inscriptions?annee=1');
  const infos = await browser.get(url(securityInfos));
  expect(infos.json()).toMatchObject({ Username: '230101', student: true, isRGPD: true });
});

test('the sign-in page is in French, offers the demo accounts and carries a strict policy', async () => {
  const browser = portal.browse();
  const page = await browser.get(await openSignIn(browser, '/'));
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/);
  for (const text of ['Identifiant', 'Mot de passe', 'Se connecter', 'Comptes de démonstration', '220308']) {
    expect(page.body).toContain(text);
  }
  expect(page.body).toMatch(/name="motDePasse" type="password" autocomplete="current-password"/);
});

test('a wrong password keeps the name and says so, the right one then works', async () => {
  const browser = portal.browse();
  const page = await openSignIn(browser, '/');
  const refused = await submit(browser, page, '230101', 'faux');
  expect(refused.statusCode).toBe(401);
  expect(refused.body).toContain('Identifiant ou mot de passe incorrect.');
  expect(refused.body).toContain('value="230101"');
  expect(refused.body).not.toContain('faux');
  expect((await submit(browser, page, '230101', 'demo')).statusCode).toBe(303);
});

test('an unknown user name is refused with the same words, and what was typed is escaped', async () => {
  const browser = portal.browse();
  const refused = await submit(browser, await openSignIn(browser, '/'), '"><script>x', 'demo');
  expect(refused.statusCode).toBe(401);
  expect(refused.body).toContain('Identifiant ou mot de passe incorrect.');
  expect(refused.body).not.toContain('"><script>x');
});

test('signing in changes the identifier and ends the session before', async () => {
  const browser = portal.browse();
  await signIn(browser, '230101');
  const first = browser.cookies.get('session');
  await signIn(browser, '230107');
  const second = browser.cookies.get('session');
  expect(second).not.toBe(first);
  const old = portal.browse();
  old.cookies.set('session', first ?? '');
  expect((await old.get(url(securityInfos))).statusCode).toBe(401);
});

test('the identifier is 256 bits at random, of which the base has the digest alone', async () => {
  const browser = portal.browse();
  await signIn(browser, '230101');
  const id = browser.cookies.get('session') ?? '';
  expect(id).toMatch(/^[\w-]{43}$/);
  const { rows } = await portal.db.pool.query('select token_hash from portal_sessions');
  expect(rows).toContainEqual({ token_hash: createHash('sha256').update(id).digest('hex') });
  expect(JSON.stringify(rows)).not.toContain(id);
});

test('the cookie is HttpOnly, Lax and without a domain', async () => {
  const browser = portal.browse();
  const done = await signIn(browser, '230101');
  const cookie = done.cookies.find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
});

test('a callback that was not asked for opens no session, and one that comes twice no second one', async () => {
  const browser = portal.browse();
  const page = await openSignIn(browser, '/');
  const callback = await toCallback(browser, location(await submit(browser, page, '230101', 'demo')));
  const stranger = portal.browse();
  expect((await stranger.get(callback)).statusCode).toBe(400);
  expect(stranger.cookies.has('session')).toBe(false);
  expect((await browser.get(callback)).statusCode).toBe(303);
  const session = browser.cookies.get('session');
  const again = await browser.get(callback);
  expect([again.statusCode, location(again)]).toEqual([303, '/']);
  expect(browser.cookies.get('session')).toBe(session);
});

test('twelve tabs begin a sign-in at once, and each ends on its page', async () => {
  const browser = portal.browse();
  const pages = Array.from({ length: 12 }, (_, n) => `/inscriptions?onglet=${n}`);
  // All answers are made before the browser keeps a cookie of any of them.
  const before = new Map(browser.cookies);
  const cookies = new Map<string, string>();
  const logins: string[] = [];
  for (const page of pages) {
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    logins.push(location(await browser.get(`/auth/login?returnTo=${encodeURIComponent(page)}`)));
    for (const [name, value] of browser.cookies) cookies.set(name, value);
  }
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const sessions = new Set<string | undefined>();
  for (const [index, login] of logins.entries()) {
    const { pathname, search } = new URL(login);
    const form = location(await browser.get(pathname + search));
    const done = await submit(browser, form, '230101', 'demo');
    const ended = await browser.get(await toCallback(browser, location(done)));
    expect([ended.statusCode, location(ended)]).toEqual([303, pages[index]]);
    sessions.add(browser.cookies.get('session'));
  }
  expect(sessions.size).toBe(1);
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('connexion-'))).toEqual([]);
  expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: true });
});

test('of more sign-ins than a request can carry, the oldest are forgotten', async () => {
  const browser = portal.browse();
  for (let n = 0; n < 40; n += 1) await browser.get(`/auth/login?returnTo=/inscriptions?onglet=${n}`);
  const begun = [...browser.cookies.keys()].filter((name) => name.startsWith('connexion-'));
  expect(begun).toHaveLength(30);
  expect((await signIn(browser, '230101', '/recus')).statusCode).toBe(303);
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/auth/logout',
  'javascript:alert(1)',
])('returnTo %s becomes the home', async (returnTo) => {
  expect(location(await signIn(portal.browse(), '230101', returnTo))).toBe('/');
});

test('signing out ends the session on the server', async () => {
  const browser = await portal.as('230101');
  const session = browser.cookies.get('session') ?? '';
  const answer = await browser.post('/auth/logout');
  expect(answer.json()).toMatchObject({ connected: false });
  // Never "cookies": that ends the sessions of every other site of the domain.
  expect(answer.headers['clear-site-data']).toBe('"storage"');
  expect(browser.cookies.has('session')).toBe(false);
  browser.cookies.set('session', session);
  expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: false });
});

test('a sign-out that never reached the server ends the session with the next request, whatever it asks for', async () => {
  const asks: [path: string, status: number][] = [
    ['/', 303],
    ['/inscriptions', 303],
    [url(securityStatus), 200],
    ['/api/v1/recus', 401],
  ];
  for (const [path, status] of asks) {
    const browser = await portal.as('230101');
    const session = browser.cookies.get('session') ?? '';
    browser.cookies.set('deconnexion', '1');
    const answer = await browser.get(path);
    expect([path, answer.statusCode]).toEqual([path, status]);
    expect(answer.body).not.toMatch(/Camille|230101/);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect([...browser.cookies.keys()]).toEqual([]);
    browser.cookies.set('session', session);
    expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: false });
  }
  const { rows } = await portal.db.pool.query(
    `select count(*)::int as n from audit_events where action = 'connexion.fermee'`,
  );
  expect(rows[0]?.n).toBeGreaterThanOrEqual(asks.length);
});

test('a sign-out that does reach it takes the word back, and the next session is not touched', async () => {
  const browser = await portal.as('230101');
  browser.cookies.set('deconnexion', '1');
  expect((await browser.post('/auth/logout')).json()).toMatchObject({ connected: false });
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(location(await signIn(browser, '230101', '/'))).toBe('/');
  expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: true });
});

test('a session ends after an hour without a call, and after ten hours in any case', async () => {
  const minute = 60_000;
  const browser = await portal.as('230101');
  const status = async () => (await browser.get(url(securityStatus))).json();
  portal.advance(59 * minute);
  expect(await status()).toEqual({ connected: true });
  portal.advance(59 * minute);
  expect(await status()).toEqual({ connected: true });
  portal.advance(61 * minute);
  expect(await status()).toEqual({ connected: false });
  const busy = await portal.as('230101');
  for (let half = 0; half < 19; half += 1) {
    portal.advance(30 * minute);
    expect((await busy.get(url(securityStatus))).json()).toEqual({ connected: true });
  }
  portal.advance(31 * minute);
  expect((await busy.get(url(securityStatus))).json()).toEqual({ connected: false });
});
