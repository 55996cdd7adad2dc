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
 * A selector without what stands in brackets and parentheses, which asks for more than the names around them.
 *
 * @param {string} selector
 * @returns {string}
 */
const withoutNested = (selector) => {
  const less = selector
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\[[^[\]]*\]/g, ':nested')
    .replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutNested(less);
};

/**
 * What each compound of a selector's list that may be the element asks of its own names; null for a selector of which
 * nothing can be told from names alone: escapes and namespaces are left to the engine.
 *
 * @type {(selector: string) => Compound[] | null}
 */
export const compoundsOf = (selector) => {
  const plain = withoutNested(selector);
  const isUnclear = selector.includes('\\') || /[()[\]"'|]/.test(plain);
  return isUnclear ? null : plain.split(',').map(compoundOf);
};
