import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Keys of the offline copy in this browser, opt-in included; empty without a copy. */
export const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    // To open what is not there would make it.
    if (!known.some(({ name }) => name === 'portail-copie')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('portail-copie');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('copie').objectStore('copie').getAllKeys();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(String));
        };
      };
    });
  });

/** True when a service worker controls the page. */
export const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/')) !== undefined);

/** Enables the offline copy and waits until its worker controls the page. */
export const keepCopyHere = async (page: Page): Promise<void> => {
  await page.goto('/contacts/copie');
  await page.getByRole('button', { name: 'Garder une copie sur cet appareil' }).click();
  await expect(page.getByRole('button', { name: 'Effacer la copie maintenant' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Opens a page and waits until its data is in the copy. */
export const seePage = async (page: Page, address: string, path: string): Promise<void> => {
  await page.goto(address);
  await expect.poll(() => keptNames(page)).toContain(path);
};
