/** @type {(entry: [name: string, min: string]) => [name: string, query: string]} */
const from = ([name, min]) => [name, `@media screen and (min-width: ${parseFloat(min) / 16}rem)`];

/**
 * In place of Chakra's widths, each with its ranges to every other: a style says from which width on it is so
 * (`BREAKPOINTS` of the contract's theme, in pixels).
 *
 * @param {Record<string, string>} breakpoints
 */
export const createBreakpoints = (breakpoints) => {
  const conditions = Object.fromEntries(Object.entries(breakpoints).map(from));
  return {
    conditions,
    keys: () => ['base', ...Object.keys(breakpoints)],
    getCondition: (/** @type {string} */ name) => conditions[name],
  };
};
