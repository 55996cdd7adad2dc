import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Who sees which heading where, before any script has run. */
const FRAMES = [
  { user: '230101', path: '/desktop', heading: 'Bonjour Camille' },
  { user: '230102', path: '/desktop', heading: 'Bonjour Yanis' },
  { user: '230105', path: '/recus', heading: 'Mes reçus' },
  { user: '230101', path: '/echeances', heading: 'Mes échéances' },
  { user: '230101', path: '/notifications', heading: 'Notifications' },
  { user: 'visiteur', path: '/notStudent', heading: 'Accès réservé aux étudiants' },
  { user: 'verificateur', path: '/confidentialite', heading: 'Politique de confidentialité' },
  { user: 'admin', path: '/admin/etat', heading: 'État du portail' },
];

/** Opens a page until it comes with its frame: one whose rendering took too long goes without. */
const openWithFrame = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.locator('#root[data-frame]')).toBeAttached({ timeout: 500 });
  }).toPass();

test('a page is read before any script has come', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: /Failed to load resource/ });
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await openWithFrame(page, '/desktop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  await openWithFrame(page, '/echeances');
  await expect(page.getByRole('main').getByText('Remettre 3 documents')).toBeVisible();
  await openWithFrame(page, '/inscriptions');
  await expect(page).toHaveTitle(/^Mes inscriptions/);
  await expect(page.getByRole('main')).toContainText('Mes inscriptions');
});

for (const { user, path, heading } of FRAMES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${user} keeps, in ${theme}, what stood there when the scripts take over ${path}`, async ({
      openAs,
    }) => {
      const page = await openAs(user, { theme });
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          Object.assign(window, { frame: document.querySelector('#root h1') });
        });
      });
      await openWithFrame(page, path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
      await page.waitForLoadState('networkidle');
      // React notes its own on what it has taken over.
      const isKept = await page.evaluate(() => {
        const now = document.querySelector('#root h1');
        const isOwned = Object.keys(now ?? {}).some((key) => key.startsWith('__react'));
        return isOwned && now === (window as unknown as { frame: Element | null }).frame;
      });
      expect(isKept).toBe(true);
    });
  }
}
