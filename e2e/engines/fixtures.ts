import { test as base, expect } from '@playwright/test';
import { launchChromium, launchFirefox } from './browsers/puppeteer';
import { launchWebkit } from './browsers/selenium';
import type { Engine } from './browsers/tab';
import { Page } from './page';

export { expect };

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A project of the configuration names its engine. */
export interface EngineOptions {
  engine: EngineName;
}

interface WorkerFixtures {
  launched: Engine;
}

interface JourneyFixtures {
  /** The twin of a persona (`230101`) whom only this engine's journeys write to. */
  twin: (persona: string) => string;
  /** A tab of its own in which this person has signed in; what the console is told as an error fails the test. */
  openAs: (user: string) => Promise<Page>;
}

const ENGINES: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => launchChromium(process.env.CHROMIUM_PATH ?? ''),
  firefox: () => launchFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
  webkit: launchWebkit,
};

const TWIN_DIGITS: Record<EngineName, string> = { chromium: '7', firefox: '8', webkit: '9' };

export const test = base.extend<JourneyFixtures, EngineOptions & WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  launched: [
    async ({ engine }, use) => {
      const launched = await ENGINES[engine]();
      await use(launched);
      await launched.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  twin: async ({ engine }, use) => {
    await use((persona) => persona.replace(/^./, TWIN_DIGITS[engine]));
  },
  openAs: async ({ launched, baseURL }, use, testInfo) => {
    const pages: Page[] = [];
    await use(async (user) => {
      const page = new Page(await launched.open(), baseURL ?? '');
      pages.push(page);
      await page.signIn(user);
      return page;
    });
    // What a failed journey was left with.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const page of pages) await testInfo.attach('page', { body: await page.text() });
    const errors = pages.flatMap((page) => page.errors());
    await Promise.all(pages.map((page) => page.close()));
    expect(errors).toEqual([]);
  },
});
