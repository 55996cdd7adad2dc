import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';

const ENTRY = /\/r\/mf-records\/[^/]+\/remoteEntry\.js/;
const CHUNK = /\/r\/mf-records\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } });

/** Each way in which a remote can fail, as the network shows it. */
const FAULTS: [name: string, pattern: RegExp, handler: (route: Route) => Promise<void>][] = [
  ['its entry is missing (404)', ENTRY, (route) => route.fulfill({ status: 404 })],
  ['its entry answers 500', ENTRY, (route) => route.fulfill({ status: 500 })],
  [
    'its entry is an HTML page',
    ENTRY,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>non</p>' }),
  ],
  ['its entry is cut', ENTRY, (route) => route.abort('connectionreset')],
  ['its entry is corrupt', ENTRY, script('var mf_records = {{{')],
  ['its entry throws on load', ENTRY, script('throw new Error("panne")')],
  ['a chunk is missing', CHUNK, (route) => route.fulfill({ status: 404 })],
];

const noise =
  /mf-records|mf_records|integrity|Refused|ChunkLoadError|Loading chunk|RUNTIME-|panne|SyntaxError|ERR_|MIME/i;

async function expectShellAlive(page: Page) {
  await page
    .getByRole('link', { name: /Accueil|Haute École du Parc/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
}

for (const [name, pattern, handler] of FAULTS) {
  test(`the records remote can fail without hurting the rest: ${name}`, async ({ openAs }) => {
    const page = await openAs('230101', { expectErrors: noise });
    await page.route(pattern, handler);
    await page.goto('/inscriptions');
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(pattern);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
    await expectShellAlive(page);
  });
}

test('a remote that hangs is given up after a while, with a way to retry', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  const release: (() => void)[] = [];
  await page.route(
    ENTRY,
    (route) => new Promise<void>((resolve) => release.push(() => resolve(route.abort()))),
  );
  // No version before: each would be waited for.
  await page.route('/registry.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/inscriptions');
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible({
    timeout: 25_000,
  });
  for (const open of release) open();
});

test('home works with every remote down', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await page.route(/\/r\//, (route) => route.abort());
  await page.goto('/desktop');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
});

test('a remote written for another contract is refused before any of its code is fetched', async ({
  openAs,
}) => {
  const page = await openAs('230101');
  const fetched: string[] = [];
  page.on('request', (request) => ENTRY.test(request.url()) && fetched.push(request.url()));
  await page.route('/inscriptions', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(/<link[^>]+\/r\/mf-records[^>]+>/g, '')
      .replace(/("name":"mf-records"[\s\S]*?"contract":")[^"]+/, '$1^99.0.0');
    await route.fulfill({ response: answer, body });
  });
  await page.route('/registry.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/inscriptions');
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(fetched).toEqual([]);
});
