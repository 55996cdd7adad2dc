/** @typedef {import('playwright').Page} Page */

/** A page that has not changed for so long, milliseconds, has drawn what it was given. */
const QUIET = 100;

/**
 * Waits until rendering settles: fonts and images loaded, no animation or theme transition running.
 *
 * @param {Page} page
 */
export const settle = (page) =>
  page.evaluate(async (quiet) => {
    /** @param {Animation} animation */
    const isEndless = ({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    );
    /** @type {Promise<void>} */
    const isQuiet = new Promise((resolve) => {
      const observer = new MutationObserver(() => start());
      /** @type {number | undefined} */
      let timer;
      const start = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          observer.disconnect();
          resolve();
        }, quiet);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      start();
    });
    await isQuiet;
    const animations = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }, QUIET);
