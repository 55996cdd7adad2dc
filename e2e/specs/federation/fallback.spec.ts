import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { entryOf, entryWithout, NEW_VERSION, promoteInPage, serveEntry } from '../../registry-in-page';

const REMOTE = 'mf-records';
/** React's 422: a screen that the server drew by the version before threw when it was taken over. */
const noise =
  /mf-records|mf_records|Refused|ChunkLoadError|Loading chunk|RUNTIME-|panne|SyntaxError|ERR_|MIME|React error #422/i;

interface Fault {
  name: string;
  strike: (page: Page) => Promise<unknown>;
  kind: string;
  phase: string;
}

const serving = (body: string) => (page: Page) => serveEntry(page, REMOTE, body);

const FAULTS: Fault[] = [
  { name: 'its entry is missing', strike: async () => {}, kind: 'http', phase: 'load' },
  { name: 'its entry is corrupt', strike: serving('var mf_records = {{{'), kind: 'corrupt', phase: 'load' },
  {
    name: 'its module throws',
    strike: serving(entryWithout(REMOTE, 'new Error("panne")')),
    kind: 'evaluation',
    phase: 'load',
  },
  {
    name: 'it is no remote of ours',
    strike: serving('var mf_records = { init: async () => {}, get: async () => () => ({}) };'),
    kind: 'contract',
    phase: 'load',
  },
  {
    name: 'it throws when it is shown',
    strike: serving(entryOf(REMOTE, 'throw new Error("panne")')),
    kind: 'evaluation',
    phase: 'render',
  },
];

/** A line and a column of a script of the portal. */
const PLACE = /^\/(assets|r\/[\w-]+\/[\w.-]+)\/[\w.-]+\.js:\d+:\d+$/;

/** What the page tells the server: the failure, apart from where it happened, which is in scripts of the portal. */
const listen = (page: Page) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/federation/report')) return;
    const { places = [], ...failure } = request.postDataJSON();
    told.push(failure);
    expect(places.filter((place: string) => !PLACE.test(place))).toEqual([]);
  });
  return told;
};

for (const { name, strike, kind, phase } of FAULTS) {
  test(`the student sees the version before when the new one fails: ${name}`, async ({ openAs }) => {
    const page = await openAs('230101', { expectErrors: noise });
    const told = listen(page);
    await promoteInPage(page, { remote: REMOTE });
    await strike(page);
    await page.goto('/inscriptions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect.poll(() => told).toEqual([{ name: REMOTE, version: NEW_VERSION, kind, phase }]);
  });
}

test('a new version for a shell to come is never run: the student sees the version before', async ({
  openAs,
}) => {
  const page = await openAs('230101');
  const told = listen(page);
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes(NEW_VERSION) && fetched.push(request.url()));
  await promoteInPage(page, { remote: REMOTE, change: { requires: { contract: '^99.0.0' } } });
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  await expect
    .poll(() => told)
    .toEqual([{ name: REMOTE, version: NEW_VERSION, kind: 'incompatible', phase: 'load' }]);
  expect(fetched).toEqual([]);
});

test('when both versions fail the page says so, once and for all, and the rest works', {
  tag: '@core',
}, async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await promoteInPage(page, { remote: REMOTE });
  const asked: string[] = [];
  await page.route(/\/r\/mf-records\/.*remoteEntry\.js/, (route) => {
    if (route.request().method() === 'GET')
      asked.push(new URL(route.request().url()).pathname.split('/')[3] ?? '');
    return route.fulfill({ status: 404 });
  });
  await page.goto('/inscriptions');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  expect(new Set(asked).size).toBe(2);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
});

test('going from screen to screen on the version before works, by its own files', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await promoteInPage(page, { remote: REMOTE });
  await serveEntry(page, REMOTE, entryOf(REMOTE, 'throw new Error("panne")'));
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('main').locator('a[href="/contacts"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes données');
});
