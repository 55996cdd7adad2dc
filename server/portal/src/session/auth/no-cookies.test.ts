import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 120_000);
afterAll(() => portal.close());

const SIGN_IN = '/oidc/connexion/aucune';
const CALLBACK = '/auth/callback?code=a&state=b';

test('a browser that refuses cookies is told so, at the sign-in and at its return', async () => {
  for (const address of [SIGN_IN, CALLBACK]) {
    const refused = await portal.browse().get(address);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('La connexion a besoin d’un cookie');
    expect(refused.body).toMatch(/autorisez les cookies pour (localhost|127\.0\.0\.1)/);
  }
});

test('a sign-in that is over is told as before to who has any cookie', async () => {
  const browser = portal.browse();
  browser.cookies.set('theme', 'dark');
  expect((await browser.get(SIGN_IN)).body).toContain('Cette connexion a expiré');
  expect((await browser.get(CALLBACK)).body).toContain('La connexion n’a pas abouti');
});
