import { RATES } from 'server-kernel/plugins/rate-limit/rate-limit';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMIT: 'on' });
}, 240_000);
afterAll(() => portal.close());

const openPage = async (browser: TestBrowser): Promise<string> => {
  const login = await browser.get('/auth/login');
  const { pathname, search } = new URL(String(login.headers.location));
  return String((await browser.get(pathname + search)).headers.location);
};

const tryOut = async (username: string, password: string, remoteAddress: string): Promise<number> => {
  const browser = portal.browse();
  const answer = await browser.send({
    method: 'POST',
    url: await openPage(browser),
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ identifiant: username, motDePasse: password }).toString(),
  });
  return answer.statusCode;
};

test('one password tried under many names from one address is slowed, and other addresses are not', async () => {
  const codes: number[] = [];
  for (let name = 0; name < RATES.signInAddress.max + 2; name += 1)
    codes.push(await tryOut(`7301${name}`, 'printemps', '10.1.1.1'));
  expect(codes.filter((code) => code === 401)).toHaveLength(RATES.signInAddress.max);
  expect(codes.slice(-2)).toEqual([429, 429]);
  expect(await tryOut('230101', 'demo', '10.1.1.1')).toBe(429);
  expect(await tryOut('230101', 'demo', '10.1.1.2')).toBe(303);
});

test('many passwords tried under one name are slowed from wherever they come', async () => {
  for (let guess = 0; guess < RATES.signIn.max; guess += 1)
    expect(await tryOut('230107', `essai${guess}`, `10.2.2.${guess}`)).toBe(401);
  expect(await tryOut('230107', 'demo', '10.2.2.99')).toBe(429);
});

test('whoever guesses elsewhere does not keep out a person where she has signed in before', async () => {
  expect(await tryOut('230102', 'demo', '10.3.3.1')).toBe(303);
  for (let guess = 0; guess < RATES.signIn.max; guess += 1)
    expect(await tryOut('230102', `essai${guess}`, `10.4.4.${guess}`)).toBe(401);
  expect(await tryOut('230102', 'demo', '10.4.4.99')).toBe(429);
  expect(await tryOut('230102', 'demo', '10.3.3.1')).toBe(303);
  for (let guess = 0; guess < RATES.signIn.max; guess += 1)
    expect(await tryOut('230102', `essai${guess}`, '10.3.3.1')).toBe(401);
  expect(await tryOut('230102', 'demo', '10.3.3.1')).toBe(429);
});

test('the provider names itself by PUBLIC_URL, whatever a proxy says', async () => {
  const answer = await portal.browse().get('/oidc/.well-known/openid-configuration', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    host: 'evil.example',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('evil.example');
  expect(answer.json()).toMatchObject({ issuer: 'http://localhost:3000/oidc' });
});
