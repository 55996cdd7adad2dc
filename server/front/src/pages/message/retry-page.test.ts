import { RATES } from 'server-kernel/plugins/rate-limit/rate-limit';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { startupRoutes } from 'shared-contract/portal/routes';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMIT: 'on' });
  await portal.db.pool.query(
    "insert into rate_limits (key, hits, reset_at) values ($1, $2, now() + interval '1 minute')",
    ['arrivee:127.0.0.1', RATES.arrival.max],
  );
}, 240_000);
afterAll(() => portal.close());

test.each(['/', '/desktop', '/auth/login', '/auth/callback?code=x&state=y', '/oidc/connexion/x'])(
  'who is refused at %s reads a page that opens again by itself',
  async (path) => {
    const answer = await portal.browse().get(path);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Beaucoup de monde en ce moment');
    expect(answer.body).toContain('<script');
  },
);

test('who is in is served, and a program is answered as a program', async () => {
  const browser = await portal.as('230101');
  expect((await browser.get('/')).statusCode).not.toBe(429);
  const answer = await portal.browse().get(url(startupRoutes.version.endpoint));
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'trop_de_demandes' });
});
