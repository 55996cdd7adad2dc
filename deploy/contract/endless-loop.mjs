/** @typedef {import('playwright').Page} Page */

/** Silence after which a page counts as stuck in an endless loop, milliseconds; generous for a busy machine. */
const SILENCE_MS = 15_000;

/** As above while axe, one long task, runs in the page. */
export const JUDGED_SILENCE_MS = 60_000;

const PAUSE_MS = 500;

/** The page does not come back from what it runs. */
export class EndlessLoop extends Error {}

/** @type {(ms: number) => Promise<'late'>} */
const after = (ms) =>
  new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms).unref();
  });

/**
 * Asks the page again and again whether it still turns; rejects once it is silent.
 *
 * @type {(page: Page, silence: number, isOver: () => boolean) => Promise<never>}
 */
const watch = async (page, silence, isOver) => {
  while (!isOver()) {
    const said = await Promise.race([page.evaluate(() => 'là').catch(() => 'ailleurs'), after(silence)]);
    if (said === 'late' && !isOver())
      throw new EndlessLoop(`la page ne rend plus la main après ${silence / 1000} s : boucle sans fin`);
    await after(PAUSE_MS);
  }
  return new Promise(() => {});
};

/**
 * What the work gives, or an error that names an endless loop while the page runs one.
 *
 * @template T
 * @param {Page} page
 * @param {Promise<T>} work
 * @param {number} [silence] after which it is one: milliseconds
 * @returns {Promise<T>}
 */
export const answers = async (page, work, silence = SILENCE_MS) => {
  let isOver = false;
  try {
    return await Promise.race([work, watch(page, silence, () => isOver)]);
  } finally {
    isOver = true;
    work.catch(() => {});
  }
};

/**
 * What stops whatever the page runs, so that it can be closed; a page that runs nothing is left as it is. It is asked for
 * while the page still answers: a browser opens no way to a page that runs without an end.
 *
 * @param {Page} page
 * @returns {Promise<() => Promise<void>>}
 */
export const scriptStopper = async (page) => {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await Promise.race([session.send('Runtime.terminateExecution').catch(() => {}), after(SILENCE_MS)]);
  };
};
