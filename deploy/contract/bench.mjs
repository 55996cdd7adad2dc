import { chromium } from 'playwright';
import { ensureChromium } from 'tooling/browser/chromium';
import { signIn } from 'tooling/browser/sign-in';
import { PAGE_WATCH } from './page-watch.mjs';
import { startPortal } from './portal.mjs';
import { stageReleases } from './staged-releases.mjs';

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} State
 * @typedef {{ url: string, pageAs: (persona: string) => Promise<import('playwright').Page> }} Bench
 */

const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'];

/** A busy machine is slow, not wrong: milliseconds. */
const TIMEOUT = 90_000;

const launch = async () => {
  const executablePath = ensureChromium(console.error);
  return chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
};

/** @type {(browser: Browser, url: string, storageState?: State) => Promise<import('playwright').BrowserContext>} */
const openContext = async (browser, url, storageState) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 900 },
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(TIMEOUT);
  return context;
};

/** @type {(browser: Browser, url: string) => (persona: string) => Promise<State>} */
const sessions = (browser, url) => {
  /** @type {Map<string, Promise<State>>} */
  const states = new Map();
  /** @param {string} persona */
  const open = async (persona) => {
    const context = await openContext(browser, url);
    await signIn(await context.newPage(), persona);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return (persona) => {
    const state = states.get(persona) ?? open(persona);
    states.set(persona, state);
    return state;
  };
};

/**
 * Runs `work` on the built portal, with `candidates` (version by remote) active in it, and a real browser. `work` gets
 * `{ url, pageAs }`; `pageAs(persona)` opens a watched page, signed in. Everything is gone afterwards.
 *
 * @template Result
 * @param {string} releases folder
 * @param {Record<string, string>} candidates
 * @param {(bench: Bench) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const onBench = async (releases, candidates, work) => {
  const staged = stageReleases(releases, candidates);
  const starting = startPortal(staged.folder);
  const launching = launch();
  try {
    const [portal, browser] = await Promise.all([starting, launching]);
    const sessionOf = sessions(browser, portal.url);
    /** @param {string} persona */
    const pageAs = async (persona) => {
      const context = await openContext(browser, portal.url, await sessionOf(persona));
      await context.addInitScript({ content: PAGE_WATCH });
      return context.newPage();
    };
    return await work({ url: portal.url, pageAs });
  } finally {
    // What did not start has nothing to be ended.
    const ending = [starting.then(({ stop }) => stop()), launching.then((browser) => browser.close())];
    await Promise.allSettled(ending);
    staged.remove();
  }
};
