import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** What is read there, without a script. */
const PAGES: { path: string; says: (main: Locator) => Locator }[] = [
  { path: '/desktop', says: (main) => main.getByRole('link', { name: /Mes inscriptions/ }).first() },
  { path: '/inscriptions', says: (main) => main.getByRole('link', { name: /2025-2026/ }).first() },
  { path: '/inscriptions/2', says: (main) => main.getByText('Statistique en économie et gestion I').first() },
  { path: '/echeances', says: (main) => main.getByText('Remettre 3 documents') },
  { path: '/valves', says: (main) => main.getByText('Il comprend', { exact: false }).last() },
  { path: '/commandes', says: (main) => main.getByText('+++126/0000/00272+++').first() },
  { path: '/documents', says: (main) => main.getByRole('heading', { name: 'Fichiers à charger' }) },
  { path: '/consultations', says: (main) => main.getByRole('heading', { level: 1 }) },
];

const NOTE = /^JavaScript est désactivé/;

/** Opens a page until it comes with what it says: one whose data or rendering took too long goes without. */
const openReadable = (page: Page, path: string, what: Locator): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(NOTE)).toBeVisible({ timeout: 500 });
    await expect(what).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 500 });
  }).toPass();

for (const width of [375, 1280]) {
  for (const { path, says } of PAGES) {
    test(`${path} is read without scripts, at ${width} px, and says what does not answer`, async ({
      openAs,
    }) => {
      const page = await openAs('230101', { width, isWithoutScripts: true });
      const main = page.getByRole('main');
      await openReadable(page, path, says(main));
    });
  }
}

test('the links of a page lead on without scripts', async ({ openAs }) => {
  const page = await openAs('230101', { isWithoutScripts: true });
  await openReadable(page, '/desktop', page.getByRole('heading', { name: 'Bonjour Camille' }));
  await page.getByRole('link', { name: 'Valves', exact: true }).first().click();
  await expect(page).toHaveURL(/\/valves$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valves électroniques');
});
