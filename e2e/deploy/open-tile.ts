import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Navigates home by the header, then through the tile of a screen. */
export const followTile = async (page: Page, path: string) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
};

/** Navigates to a screen through the home and its tile. */
export const openTile = async (page: Page, { path, title }: { path: string; title: string }) => {
  await followTile(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};
