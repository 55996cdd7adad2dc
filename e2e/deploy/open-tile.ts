import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Goes home by the header, then follows the tile of a screen. */
export const followTile = async (page: Page, path: string) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
};

/** Goes to a screen by the home and its tile, as a student does, and reads its heading. */
export const openTile = async (page: Page, { path, title }: { path: string; title: string }) => {
  await followTile(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};
