import axe from 'axe-core';
import { settle } from './settle.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{colours?: boolean}} AxeOptions `colours`: only what depends on the theme; every rule when absent */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of theme can break: it changes colours, and no element. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the page once it is at rest: `rule: elements`, one line a rule. `colours` asks only what depends
 * on the theme, for a page of which everything else was judged in the other one. A bar that stays in view while its
 * page scrolls is judged in its place in the page: what is half under it at this moment is scrolled into view, and is not
 * too small. Axe is put into a page once and asked
 * there: the portal has no frames, for which axe's own driver opens a second page with each question.
 *
 * @param {Page} page
 * @param {AxeOptions} [options]
 */
export const violationsOf = async (page, { colours = false } = {}) => {
  await settle(page);
  if (page.frames().length > 1) throw new Error('axe judges one document, and this page has frames');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  /** @type {import('axe-core').RunOptions} */
  const options = {
    resultTypes: ['violations'],
    runOnly: colours ? { type: 'rule', values: OF_COLOURS } : { type: 'tag', values: TAGS },
  };
  const violations = await page.evaluate(async (asked) => {
    const stuck = [...document.querySelectorAll('body *')].filter(
      /** @returns {element is HTMLElement} */
      (element) => element instanceof HTMLElement && getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of stuck) {
      style.setProperty('position', 'relative', 'important');
      style.setProperty('inset', 'auto', 'important');
    }
    /** @type {import('axe-core').AxeResults} */
    const { violations } = await Reflect.get(window, 'axe').run(document, asked);
    for (const { style } of stuck) {
      style.removeProperty('position');
      style.removeProperty('inset');
    }
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, options);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
};
