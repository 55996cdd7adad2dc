import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../test-portal/undrawn-screens.mjs').UndrawnScreens} UndrawnScreens
 *
 * @typedef {object} Drawing how a remote's screens come out of the server
 * @property {string} remote
 * @property {UndrawnScreens} undrawn
 * @property {Set<string>} untold screens that do not come drawn though nothing is said of them: nobody waits for more
 */

/**
 * A page that comes without its screen may only have been asked while the server drew others, or while another remote
 * held up all of them, which is given up after ten seconds: milliseconds.
 */
const PATIENCE_MS = 30_000;
/** As above where there is little hope: what one persona was told may be no other's. */
const LITTLE_PATIENCE_MS = 1_500;
const PAUSE_MS = 150;

/** Times that a page is asked for whose screen still waits for an answer: the judge is to see what comes with it. */
const TRIES_FOR_ANSWERS = 3;

/** Whether the markup of a page has a screen in it. @type {(html: string, pattern: string) => boolean} */
const isDrawn = (html, pattern) => html.includes(`data-screen="${pattern}"`);

/** What the kit shows in place of an answer. @param {string} html */
const isWaiting = (html) => html.includes('aria-busy="true"');

/** @type {(drawing: Drawing, pattern: string) => number} */
const patienceFor = ({ remote, undrawn, untold }, pattern) => {
  if (undrawn.isLeftOut(remote)) return 0;
  return undrawn.find(remote, pattern) || untold.size > 0 ? LITTLE_PATIENCE_MS : PATIENCE_MS;
};

/**
 * Opens an address, and gives the page to the browser once it has the screen in it, or once the server said why not.
 * Resolves to whether it has.
 *
 * @type {(page: Page, path: string, pattern: string, drawing: Drawing) => Promise<boolean>}
 */
export const openDrawn = async (page, path, pattern, drawing) => {
  let hasScreen = false;
  const asked = new URL(path, 'http://portail');
  /** @param {URL} url */
  const isAsked = ({ pathname, search }) => pathname === asked.pathname && search === asked.search;
  await page.route(isAsked, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const since = performance.now();
    for (let tries = 1; ; tries += 1) {
      const response = await route.fetch({ maxRedirects: 0 });
      const body = await response.text();
      hasScreen = isDrawn(body, pattern);
      const isLate = performance.now() - since >= patienceFor(drawing, pattern);
      const isEnough = hasScreen && (!isWaiting(body) || tries >= TRIES_FOR_ANSWERS);
      if (isEnough || isLate || !response.ok()) return route.fulfill({ response, body });
      await setTimeout(PAUSE_MS);
    }
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.unroute(isAsked);
  return hasScreen;
};
