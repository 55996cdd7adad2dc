import type { Page } from '@playwright/test';
import { accessibilityIssues } from '../../checks/accessibility';
import { expect, test } from '../../fixtures';
import { portalUrl, servePortal } from '../../own-portal';

/** The warning comes a minute before two are over. */
const A_MINUTE = { timeout: 100_000 };

let stop: () => Promise<void>;
test.use({ baseURL: portalUrl('brief') });
test.beforeAll(async () => {
  stop = await servePortal('brief', { SESSION_IDLE_MIN: '2' });
});
test.afterAll(() => stop?.());

const warningOf = (page: Page) => page.getByRole('dialog', { name: /^Votre session se termine dans/ });
const endOf = (page: Page) => page.evaluate(() => Number(/fin-session=(\d+)/.exec(document.cookie)?.[1]));

test('a page warns before the session ends, and one press keeps it for every tab', async ({ openAs }) => {
  const page = await openAs('230101');
  const tab = await page.context().newPage();
  await tab.goto('/recus');
  await page.goto('/contacts');
  const sought = page.getByRole('heading', { level: 1 });
  await expect(sought).toHaveText('Mes données');
  const before = await endOf(page);

  await expect(warningOf(page)).toBeVisible(A_MINUTE);
  await expect(warningOf(page).getByRole('heading')).toBeFocused();
  await expect(warningOf(tab)).toBeVisible(A_MINUTE);
  expect(await accessibilityIssues(page, 'the warning')).toEqual([]);

  const stay = page.getByRole('button', { name: 'Rester connecté' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre session continue.')).toBeVisible();
  await expect(warningOf(page)).toBeHidden();
  await expect(warningOf(tab)).toBeHidden();
  expect(await endOf(page)).toBeGreaterThan(before);
});
