import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Goes home by the header, then to a screen by its tile, as a student does. */
export const openTile = async (page: Page, { path, title }: { path: string; title: string }) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};
