import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { signIn } from '../tooling/browser/sign-in.mjs';

export { expect, signIn };

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface OpenOptions {
  /** Viewport width in CSS pixels; 1280 when absent. */
  width?: number;
  theme?: 'light' | 'dark';
  /** Console errors that this test provokes on purpose. */
  expectErrors?: RegExp;
}

interface PortalFixtures {
  /** A page of its own, signed in as this demo user; a stray console error fails the test. */
  openAs: (user: string, options?: OpenOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Cookies of a user who signed in once at this address. */
  sessionOf: (user: string, baseURL: string) => Promise<StorageState>;
}

async function newSession(browser: Browser, baseURL: string, user: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), user);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Ends a context; a call that a test answers itself may still be on its way, and matters to nobody any more. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Messages that the browser itself writes for an answer that the test expects, such as a 403. */
const failedResource = /Failed to load resource/;

export const test = base.extend<PortalFixtures, WorkerFixtures>({
  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<string, Promise<StorageState>>();
      await use((user, baseURL) => {
        const known = sessions.get(user) ?? newSession(browser, baseURL, user);
        sessions.set(user, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, sessionOf, baseURL, locale, timezoneId }, use) => {
    const strays: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (user, { width = 1280, theme = 'light', expectErrors } = {}) => {
      const context = await browser.newContext({
        storageState: await sessionOf(user, baseURL ?? ''),
        viewport: { width, height: width < 600 ? 812 : 900 },
        colorScheme: theme,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      contexts.push(context);
      const page = await context.newPage();
      const keep = (text: string) => {
        if (!failedResource.test(text) && !expectErrors?.test(text)) strays.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && keep(message.text()));
      page.on('pageerror', (error) => keep(String(error)));
      return page;
    });
    await Promise.all(contexts.map(closeQuietly));
    expect(strays).toEqual([]);
  },
});
