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

/** @type {Map<string, Compound[] | null>} */
const known = new Map();

/**
 * Null for a selector of which nothing can be told from names alone.
 *
 * @param {string} selector
 */
const compoundsOf = (selector) => {
  if (!known.has(selector))
    known.set(selector, isPlain(selector) ? selector.split(',').map(compoundOf) : null);
  return known.get(selector);
};

/**
 * False when an element of this tag (lower case) and these classes can't match the selector, whatever stands around
 * it; true leaves the question to the engine.
 *
 * @type {(selector: string, tag: string, classes: ReadonlySet<string>) => boolean}
 */
export const mayMatch = (selector, tag, classes) => {
  const compounds = compoundsOf(selector);
  if (!compounds) return true;
  return compounds.some(
    (compound) =>
      (compound.tag === '' || compound.tag === tag) && compound.classes.every((name) => classes.has(name)),
  );
};
