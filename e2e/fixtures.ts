import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openSession, type StorageState } from '../tooling/testing/browser/session.mjs';
import { signIn } from '../tooling/testing/browser/sign-in.mjs';
import { axeIssues } from './checks/accessibility';
import { translatePage } from './translator';

export { expect, signIn };

export interface OpenOptions {
  /** Viewport width in CSS pixels; 1280 when absent. */
  width?: number;
  theme?: 'light' | 'dark';
  /** Console errors that this test provokes on purpose. */
  expectErrors?: RegExp;
  /** In a browser that has been here before: it holds the portal's files, and shares what the page keeps in it. */
  isKnown?: boolean;
  /** Asks to save data: nothing is fetched ahead for a page to come. */
  sparesData?: boolean;
  /** Runs no script of the page. */
  isWithoutScripts?: boolean;
  /** The page never counts as rested, however slow the machine: it fetches what its arrival needs, and no more. */
  neverRests?: boolean;
}

interface PortalFixtures {
  /** A page of its own, signed in as this demo user; a stray console error fails the test. */
  openAs: (user: string, options?: OpenOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Cookies of a user who signed in once at this address. */
  sessionOf: (user: string, baseURL: string) => Promise<StorageState>;
  /** A browser of this user's that stays open for the worker's tests, made by the first of them. */
  knownOf: (user: string, baseURL: string, make: () => Promise<BrowserContext>) => Promise<BrowserContext>;
}

/** Ends a context; a call that a test answers itself may still be on its way, and matters to nobody any more. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Runs in the page: emulates Save-Data. */
function emulateSaveData(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData } });
}

/** Runs in the page: timers of two seconds or more never fire, so idle prefetching does not start. */
function skipIdleTimers(): void {
  const { setTimeout: begin } = window;
  const soon = (work: TimerHandler, delay = 0, ...given: unknown[]) =>
    begin(work, delay < 2_000 ? delay : 2 ** 31 - 1, ...given);
  Object.assign(window, { setTimeout: soon });
}

async function behave(page: Page, { sparesData, neverRests }: OpenOptions): Promise<void> {
  if (sparesData !== undefined) await page.addInitScript(emulateSaveData, sparesData);
  if (neverRests) await page.addInitScript(skipIdleTimers);
  if (process.env.E2E_TRANSLATED) await page.addInitScript(translatePage);
}

/** Browser console messages for an expected error response, such as a 403. */
const failedResource = /Failed to load resource/;

/** Tag of the journeys of `npm test`; axe runs at the end of each. */
const CORE = '@core';

export const test = base.extend<PortalFixtures, WorkerFixtures>({
  sessionOf: [
    async ({ playwright }, use) => {
      const sessions = new Map<string, Promise<StorageState>>();
      await use((user, baseURL) => {
        const key = `${user} ${baseURL}`;
        const known = sessions.get(key) ?? openSession(playwright.request, baseURL, user);
        sessions.set(key, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  knownOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((user, baseURL, make) => {
        const key = `${user} ${baseURL}`;
        const known = contexts.get(key) ?? make();
        contexts.set(key, known);
        return known;
      });
      await Promise.all([...contexts.values()].map(async (context) => (await context).close()));
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, sessionOf, knownOf, baseURL, locale, timezoneId }, use, { tags }) => {
    const opened: Page[] = [];
    const strays: string[] = [];
    const closings: (() => Promise<void>)[] = [];
    await use(async (user, options = {}) => {
      const { width = 1280, theme = 'light', expectErrors, isKnown, isWithoutScripts = false } = options;
      const make = async () =>
        browser.newContext({
          storageState: await sessionOf(user, baseURL ?? ''),
          viewport: { width, height: width < 600 ? 812 : 900 },
          colorScheme: theme,
          javaScriptEnabled: !isWithoutScripts,
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
        });
      const context = await (isKnown ? knownOf(user, baseURL ?? '', make) : make());
      const page = await context.newPage();
      opened.push(page);
      await behave(page, options);
      closings.push(() => (isKnown ? page.close() : closeQuietly(context)));
      const keep = (text: string) => {
        if (!failedResource.test(text) && !expectErrors?.test(text)) strays.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && keep(message.text()));
      page.on('pageerror', (error) => keep(String(error)));
      return page;
    });
    if (tags.includes(CORE)) {
      for (const page of opened.filter((each) => !each.isClosed()))
        expect(await axeIssues(page, 'at the end of the journey')).toEqual([]);
    }
    await Promise.all(closings.map((close) => close()));
    expect(strays).toEqual([]);
  },
});
