import { expect, type Page } from '@playwright/test';

/** By how much the page, as it stands, is wider than its window: CSS pixels. */
export const excessOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Nothing of the page stands beside its window. */
export const expectFits = async (page: Page): Promise<void> => {
  expect(await excessOf(page), 'pixels beside the window').toBe(0);
};
