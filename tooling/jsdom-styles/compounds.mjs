/** @typedef {{tag: string, classes: string[]}} Compound `tag` is empty where any will do */

/**
 * What the last compound of a selector asks of the element itself, as far as it is said by plain names.
 *
 * @type {(selector: string) => Compound}
 */
const compoundOf = (selector) => {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, tag = '', rest = ''] = /^([a-z][\w-]*)?(.*)$/is.exec(last ?? '') ?? [];
  return {
    tag: tag.toLowerCase(),
    classes: [...rest.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name),
  };
};

/**
 * Names within brackets, parentheses and escapes mean something else: such a selector is left to the engine.
 *
 * @param {string} selector
 */
const isPlain = (selector) => !/[()[\]\\"'|]/.test(selector);

/**
 * What each compound of a selector's list that may be the element asks of its own names; null for a selector of which
 * nothing can be told from names alone.
 *
 * @type {(selector: string) => Compound[] | null}
 */
export const compoundsOf = (selector) => (isPlain(selector) ? selector.split(',').map(compoundOf) : null);
