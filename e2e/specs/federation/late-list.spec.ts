import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';

const noise = /ChunkLoadError|Loading chunk|ERR_|integrity|digest/i;

/** What names the shell's late scripts and vouches for each (docs/decisions/0103). */
const LIST = /\/assets\/late\.[0-9a-f]+\.json$/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const openReceipts = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Camille Lambert/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mes reçus' }).click();
};

const FAULTS: { name: string; answer: (route: Route) => Promise<unknown>; words: string }[] = [
  { name: 'the line is cut', answer: (route) => route.abort(), words: 'Vous semblez hors ligne' },
  {
    name: 'it is gone',
    answer: (route) => route.fulfill({ status: 404 }),
    words: 'Une nouvelle version vient de paraître',
  },
  {
    name: 'the server refuses it',
    answer: (route) => route.fulfill({ status: 503 }),
    words: 'Ses fichiers n’ont pas pu être chargés',
  },
  {
    name: 'it is not the one that was published',
    answer: (route) => {
      const sent = route.request().method() === 'GET' ? { body: '["frame-receipts.0.js","0"]' } : {};
      return route.fulfill({ status: 200, contentType: 'application/json', ...sent });
    },
    words: 'Ses fichiers sont arrivés abîmés',
  },
];

for (const { name, answer, words } of FAULTS) {
  test(`a page of the shell says so and comes at the retry when the list is asked for and ${name}`, async ({
    openAs,
  }) => {
    const page = await openAs('230101', { expectErrors: noise });
    await page.route(LIST, answer);
    await page.goto('/desktop');
    await expect(title(page)).toHaveText('Bonjour Camille');
    await openReceipts(page);
    const main = page.getByRole('main');
    await expect(main.getByText(words, { exact: false })).toBeVisible();
    await page.unroute(LIST);
    await main.getByRole('button', { name: 'Réessayer' }).click();
    await expect(title(page)).toHaveText('Mes reçus');
  });
}

test('a list that hangs is given up, and asked for again', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await page.clock.install();
  await page.route(LIST, () => {});
  await page.goto('/desktop');
  await expect(title(page)).toHaveText('Bonjour Camille');
  const hangs = page.waitForRequest(LIST);
  await openReceipts(page);
  await hangs;
  await page.clock.fastForward(13_000);
  const main = page.getByRole('main');
  await expect(main.getByText('Il met trop de temps à répondre', { exact: false })).toBeVisible();
  await page.unroute(LIST);
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Mes reçus');
});

test('what a page names is not looked up: it shows late code without the list', async ({ openAs }) => {
  const page = await openAs('230101', { neverRests: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const pages = { '/recus': 'Mes reçus', '/inscriptions': 'Mes inscriptions', '/echeances': 'Mes échéances' };
  let opened = 0;
  for (const [path, name] of Object.entries(pages)) {
    opened += 1;
    await page.goto(path);
    await expect(title(page)).toHaveText(name);
    await expect.poll(() => asked.filter((url) => url.includes('/after-paint.'))).toHaveLength(opened);
    expect(asked.filter((url) => LIST.test(url))).toEqual([]);
  }
});
