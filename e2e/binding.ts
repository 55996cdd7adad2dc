import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { tabTo } from './keyboard';

const confirmIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirmer' });

/** Ticks the questions of the binding dialog and confirms. */
export const confirmAct = async (page: Page): Promise<void> => {
  await expect(confirmIn(page)).toBeVisible();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
  await confirmIn(page).click();
};

/** Same, by keyboard only. */
export const confirmByKeyboard = async (page: Page): Promise<void> => {
  await expect(confirmIn(page)).toBeVisible();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) {
    await tabTo(page, box, 12);
    await page.keyboard.press('Space');
  }
  await tabTo(page, confirmIn(page), 12);
  await page.keyboard.press('Enter');
};
