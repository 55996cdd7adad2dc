import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Presses Tab until the element has the focus; fails when it can't be reached. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
