import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '../fixtures';
import type { ServedPortal } from './behind-nginx';

/** Signed-in page over https, with its console errors. */
export const enter = async (browser: Browser, { url }: ServedPortal, user: string) => {
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true, locale: 'fr-BE' });
  const page = await context.newPage();
  const strays: string[] = [];
  page.on('console', (message) => message.type() === 'error' && strays.push(message.text()));
  page.on('pageerror', (error) => strays.push(String(error)));
  await signIn(page, user);
  return { page, strays };
};

export const expectScreen = async (page: Page, path: string, title: string) => {
  const answer = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return answer;
};

/** Path of a remote's entry file. */
export const entryOf = ({ versions }: ServedPortal): string =>
  `/r/mf-records/${versions['mf-records']}/remoteEntry.js`;
