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

/**
 * What an expected refusal writes, such as a 403, and what Firefox writes of a script that was still coming when its page was
 * left: it compares the fingerprint with that of nothing.
 */
const EXPECTED = /Failed to load resource|computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

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
  openAs: async ({ launched, baseURL }, use) => {
    const tabs: Awaited<ReturnType<Engine['open']>>[] = [];
    await use(async (user) => {
      const tab = await launched.open();
      tabs.push(tab);
      const page = new Page(tab, baseURL ?? '');
      await page.signIn(user);
      return page;
    });
    const errors = tabs.flatMap((tab) => tab.errors()).filter((text) => !EXPECTED.test(text));
    await Promise.all(tabs.map((tab) => tab.close()));
    expect(errors).toEqual([]);
  },
});
