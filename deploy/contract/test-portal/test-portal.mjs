import { launchBrowser } from 'tooling/testing/browser/launch';
import { PAGE_WATCH } from '../page-watch.mjs';
import { limitConcurrency, memoize } from './concurrency.mjs';
import { startPortal } from './portal.mjs';
import { newStage } from './stage.mjs';
import { stageReleases } from './staged-releases.mjs';

/**
 * @typedef {import('playwright').BrowserContext} Context
 * @typedef {import('playwright').Page} Page
 *
 * @typedef {object} Bench
 * @property {(persona: string) => Promise<Context>} contextOf signed in; everything of one persona shares it
 * @property {<Result>(persona: string, work: (page: Page) => Promise<Result>) => Promise<Result>} onPage a watched page,
 *   signed in, closed once the work is over
 * @property {import('./undrawn-screens.mjs').UndrawnScreens} undrawn
 */

/** A busy machine is slow, not wrong: milliseconds. */
const TIMEOUT = 90_000;

/** Pages opened at once: each waits about as long as it works, on two cores. */
const MAX_CONCURRENT_PAGES = 4;

/** @type {(browser: import('playwright').Browser, portal: Awaited<ReturnType<typeof startPortal>>, persona: string) => Promise<Context>} */
const openContext = async (browser, { url, sessions }, persona) => {
  const storageState = sessions[persona];
  if (!storageState) throw new Error(`no demo account ${persona} was signed in`);
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 900 },
    storageState,
  });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript({ content: PAGE_WATCH });
  return context;
};

/**
 * Runs `work` on the built portal, with `candidates` (version by remote) active in it, and one real browser. Everything is
 * gone afterwards. `stage` is told how far it is.
 *
 * @template Result
 * @param {string} releases folder
 * @param {Record<string, string>} candidates
 * @param {(bench: Bench) => Promise<Result>} work
 * @param {import('./stage.mjs').Stage} [stage]
 * @returns {Promise<Result>}
 */
export const withTestPortal = async (releases, candidates, work, stage = newStage()) => {
  const staged = stageReleases(releases, candidates);
  const starting = startPortal(staged.folder, stage);
  const launching = launchBrowser(console.error);
  try {
    const [portal, browser] = await Promise.all([starting, launching]);
    /** @type {Bench['contextOf']} */
    const contextOf = memoize((persona) => openContext(browser, portal, persona));
    const inTurn = limitConcurrency(MAX_CONCURRENT_PAGES);
    /** @type {Bench['onPage']} */
    const onPage = async (persona, look) => {
      const context = await contextOf(persona);
      return inTurn(async () => {
        const page = await context.newPage();
        stage.looked();
        return look(page).finally(() => page.close());
      });
    };
    return await work({ contextOf, onPage, undrawn: portal.undrawn });
  } finally {
    // What did not start has nothing to be ended.
    const ending = [starting.then(({ stop }) => stop()), launching.then((browser) => browser.close())];
    await Promise.allSettled(ending);
    staged.remove();
  }
};
