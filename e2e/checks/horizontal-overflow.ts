import { expect, type Page } from '@playwright/test';

/** Horizontal overflow, CSS pixels. */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Expects no horizontal overflow. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  expect(await overflowWidth(page), 'pixels beside the window').toBe(0);
};
