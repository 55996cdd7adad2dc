/**
 * In place of Chakra's dictionary of tokens, an empty one: our system holds no token, every value is a custom property
 * of the page (`shared-ui/src/theme/system.ts`).
 *
 * @param {{ prefix?: string }} options
 */
export const createTokenDictionary = ({ prefix = '' }) => ({
  prefix,
  allTokens: [],
  flatMap: new Map(),
  cssVarMap: new Map(),
  categoryMap: new Map(),
  colorPaletteMap: new Map(),
  getByName: () => undefined,
  getVar: (/** @type {string} */ _path, /** @type {unknown} */ fallback) => fallback,
  getCategoryValues: () => null,
  expandReferenceInValue: (/** @type {string} */ value) => value,
});
