import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Loads the page again, and presses Back before or while its scripts run. */
const reloadAndGoBack: Record<string, (page: Page) => Promise<void>> = {
  'before its scripts come': async (page) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js(\?|$)/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Mes documents');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/inscriptions$/);
    release();
  },
  'at once': async (page) => {
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.back());
  },
};

for (const [moment, goBack] of Object.entries(reloadAndGoBack)) {
  test(`Back just after a reload, ${moment}, shows the page before, and Forward the one that was left`, async ({
    openAs,
  }) => {
    const page = await openAs('230101', { width: 375 });
    await page.goto('/inscriptions');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('navigation', { name: 'Places principales' })
      .getByRole('link', { name: 'Documents' })
      .click();
    await expect(title(page)).toHaveText('Mes documents');
    await page.waitForLoadState('networkidle');
    await goBack(page);
    await expect(title(page)).toHaveText('Mes inscriptions');
    await expect(page).toHaveURL(/inscriptions$/);
    await page.evaluate(() => history.forward());
    await expect(title(page)).toHaveText('Mes documents');
    await expect(page).toHaveURL(/documents$/);
  });
}
