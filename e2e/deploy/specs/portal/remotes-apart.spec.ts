import { ensureNginx } from '../../../../deploy/testing/nginx.mjs';
import { expect, test } from '../../../fixtures';
import { ask, type ServedPortal, serveBehindNginx } from '../../behind-nginx';
import { enter, entryOf, expectScreen } from '../../https-page';

const hasNginx = ensureNginx();
test.skip(!hasNginx && process.env.CI !== 'true', 'no nginx of Debian here');
test.describe.configure({ mode: 'serial' });

test.describe('the remotes on an origin of their own', () => {
  let served: ServedPortal;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex: rank }) => {
    test.setTimeout(300_000);
    served = await serveBehindNginx({ rank, isApart: true });
  });
  test.afterAll(() => served?.stop());

  test('run in the page, checked for their integrity, by a policy that names this origin', async ({
    browser,
  }) => {
    const { page, strays } = await enter(browser, served, '230101');
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/r/')) origins.add(origin);
    });
    const answer = await expectScreen(page, '/inscriptions', 'Mes inscriptions');
    await expectScreen(page, '/commandes', 'Mes commandes');
    expect([...origins]).toEqual([served.remotesUrl]);
    expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self' ${served.remotesUrl} `);
    const unchecked = await page
      .locator(`script[src^="${served.remotesUrl}"]`)
      .evaluateAll((scripts) => scripts.filter((script) => !script.getAttribute('integrity')).length);
    expect(unchecked).toBe(0);
    expect(strays).toEqual([]);
    await page.context().close();
  });

  test('are missing one by one, and the student is told and retries', async ({ browser }) => {
    const { page } = await enter(browser, served, '230101');
    await page.route(`${served.remotesUrl}/r/mf-records/**`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/inscriptions');
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await page.unroute(`${served.remotesUrl}/r/mf-records/**`);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
    await page.context().close();
  });

  test('are all that this origin serves, and to the portal alone', async () => {
    const entry = await ask(served, served.remotesUrl + entryOf(served), { 'accept-encoding': 'br' });
    expect(entry.status).toBe(200);
    expect(entry.headers).toMatchObject({
      'access-control-allow-origin': served.url,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const path of ['/', '/r/registry.json', '/r/mf-records/0.0.0/remoteEntry.js']) {
      const { status, headers } = await ask(served, served.remotesUrl + path);
      expect(status, path).toBe(404);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'access-control-allow-origin': served.url,
      });
    }
  });
});
