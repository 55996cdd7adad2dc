import type { Page } from '@playwright/test';
import { draftKept } from '../../drafts';
import { expect, test } from '../../fixtures';
import { entryOf, promoteInRegistry, serveEntry } from '../../registry-in-page';

const REMOTE = 'mf-records';
const NOTICE = 'Nouvelle version disponible';
const noise = /ChunkLoadError|Loading chunk|ERR_|MIME|Refused/i;

/** The page, once its scripts have taken it over, has been open for a while, and looks for new versions. */
const stayOpen = async (page: Page) => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.clock.fastForward(61_000);
};

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

const openTile = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]`).first().click();

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new version of a remote that was not opened yet is there at the first visit, unasked', async ({
  openAs,
}) => {
  const page = await openAs('230101');
  await page.clock.install();
  await page.goto('/recus');
  await expect(title(page)).toHaveText('Mes reçus');
  await serveEntry(page, REMOTE, entryOf(REMOTE, 'return "Écran de la nouvelle version"'));
  const tile = { icon: 'id-card', text: 'Nouveau texte.', section: 'dossier', order: 1 };
  const screens = [{ path: '/inscriptions', title: 'Mes inscriptions', screen: 'Inscriptions', tile }];
  await promoteInRegistry(page, { remote: REMOTE, change: { screens } });
  await stayOpen(page);
  await goHome(page);
  await page.getByRole('link', { name: /Nouveau texte/ }).click();
  await expect(page.getByText('Écran de la nouvelle version')).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('who uses a screen is offered its new version, and loads the page again when it suits', async ({
  openAs,
}) => {
  const page = await openAs('230101');
  await page.clock.install();
  await page.goto('/inscriptions');
  await expect(title(page)).toHaveText('Mes inscriptions');
  await promoteInRegistry(page, { remote: REMOTE });
  await stayOpen(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(title(page)).toHaveText('Mes inscriptions');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger' }).click();
  await loaded;
  await expect(title(page)).toHaveText('Mes inscriptions');
});

test('a form in progress stays as it is under the notice, and is there again after the reload', async ({
  openAs,
}) => {
  const page = await openAs('830101');
  await page.clock.install();
  await page.goto('/absences/-1');
  const start = page.getByRole('textbox', { name: 'Date de début' });
  const kept = draftKept(page, '2026-11-16');
  await start.fill('2026-11-16');
  await promoteInRegistry(page, { remote: REMOTE });
  await stayOpen(page);
  expect((await kept).ok()).toBe(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(start).toHaveValue('2026-11-16');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger' }).click();
  await loaded;
  await expect(page.getByRole('textbox', { name: 'Date de début' })).toHaveValue('16/11/2026');
});

test('the offer and the actions of the page are never in each other’s way', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375 });
  await page.clock.install();
  await page.goto('/commandes/new');
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  const order = page.getByRole('button', { name: 'Valider la commande' });
  await expect(order).toBeVisible();
  await promoteInRegistry(page, { remote: 'mf-orders' });
  await stayOpen(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await order.click({ trial: true });
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('when the files of an open page are gone, the next screen comes from the new version', async ({
  openAs,
}) => {
  const page = await openAs('230101', { expectErrors: noise });
  await page.goto('/inscriptions');
  await expect(title(page)).toHaveText('Mes inscriptions');
  await page.route(/\/r\/mf-records\/1\./, (route) => route.fulfill({ status: 404 }));
  await serveEntry(page, REMOTE, entryOf(REMOTE, 'return "Écran de la nouvelle version"'));
  await promoteInRegistry(page, { remote: REMOTE });
  await goHome(page);
  await openTile(page, '/contacts');
  await expect(page.getByText('Écran de la nouvelle version')).toBeVisible();
});

test('a page for which nothing is left is loaded again by itself, once', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise, neverRests: true });
  let documents = 0;
  page.on('load', () => {
    documents += 1;
  });
  await page.goto('/inscriptions');
  await expect(title(page)).toHaveText('Mes inscriptions');
  await goHome(page);
  await page.route(/\/r\/mf-records\/1\..*\/(?!remoteEntry)/, (route) => route.fulfill({ status: 404 }));
  await promoteInRegistry(page, { remote: REMOTE, change: { requires: { contract: '^99.0.0' } } });
  const again = page.waitForEvent('load');
  await openTile(page, '/contacts');
  await again;
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(documents).toBe(2);
});
