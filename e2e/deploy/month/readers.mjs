import { signIn } from '../../../tooling/testing/browser/sign-in.mjs';

/** Screens that students visit repeatedly. */
const SCREENS = [
  { path: '/inscriptions', title: 'Mes inscriptions' },
  { path: '/commandes', title: 'Mes commandes' },
  { path: '/evenement/inscriptionExamens', title: 'Inscription aux examens' },
  { path: '/contacts', title: 'Mes données' },
  { path: '/evenement/stages', title: 'Mes stages' },
];

/** Navigation timeout, milliseconds; longer than the proxy waits for a restarting server. */
const TIMEOUT = 120_000;

/** Pause between two presses of « Réessayer », milliseconds. */
const PRESSED_AFTER = 10_000;

/** @type {(browser: import('playwright').Browser, url: string, user: string) => Promise<import('playwright').Page>} */
const openAs = async (browser, url, user) => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-BE' });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  await signIn(page, user);
  return page;
};

/** @type {(page: import('playwright').Page, path: string) => Promise<unknown>} */
const goInside = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * A student who navigates until `stop`, by full page loads and inside the page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} user
 */
export const startReader = async (browser, url, user) => {
  const page = await openAs(browser, url, user);
  /** @type {{ navigations: number, retries: number, failures: string[] }} */
  const seen = { navigations: 0, retries: 0, failures: [] };
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Réessayer' }).first();

  /** Presses once, and looks at what comes of it. @param {import('playwright').Locator} heading */
  const pressAgain = async (heading) => {
    await retry.click({ timeout: 1000 }).catch(() => {});
    await heading.waitFor({ timeout: PRESSED_AFTER }).catch(() => {});
  };

  /** What a person does who is told that it did not come: again until it does, and the navigation is counted. @param {string} title */
  const arrive = async (title) => {
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    const until = Date.now() + TIMEOUT;
    await heading.or(retry).first().waitFor();
    if (!(await heading.isVisible())) seen.retries += 1;
    while (!(await heading.isVisible()) && Date.now() < until) await pressAgain(heading);
    if (!(await heading.isVisible())) throw new Error(`${title} did not come`);
  };

  let isOver = false;
  const step = async () => {
    const { path, title } = SCREENS[seen.navigations % SCREENS.length] ?? { path: '/desktop', title: '' };
    const isByAddress = seen.navigations % 3 === 0;
    seen.navigations += 1;
    try {
      await (isByAddress ? page.goto(path) : goInside(page, path));
      await arrive(title);
    } catch (error) {
      const shown = (await main.textContent({ timeout: 1000 }).catch(() => null)) ?? '';
      seen.failures.push(`${path}: ${String(error).split('\n', 1)} (${shown.slice(0, 300)})`);
    }
  };
  const browsing = (async () => {
    while (!isOver) await step();
  })();
  const stop = async () => {
    isOver = true;
    await browsing;
  };
  return { seen, stop, close: () => page.context().close() };
};

/**
 * A student with a half-filled order; `isKept` tells whether the selection is still there.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} user
 */
export const startWriter = async (browser, url, user) => {
  const page = await openAs(browser, url, user);
  await page.goto('/commandes/new');
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  const chosen = page.getByRole('checkbox').first();
  await chosen.check({ force: true });
  return {
    isKept: () => chosen.isChecked({ timeout: 10_000 }).catch(() => false),
    close: () => page.context().close(),
  };
};
