import swc from '@swc/jest';

/** How swc writes `import()` for CommonJS: the module is there within the same turn, as it never is in a browser. */
const AT_ONCE = 'Promise.resolve().then(()=>';
const LATE = 'globalThis.codeComes().then(()=>';

/**
 * swc's transformer, after which code that is fetched comes as late as an answer of the server does (`codeComes` of
 * `setup-browser.mjs`): a test that looks for a late part at once fails each time, instead of once in a hundred.
 *
 * @param {Parameters<typeof swc.createTransformer>[0]} options of swc
 */
const createTransformer = (options) => {
  const plain = swc.createTransformer(options);
  const { process, getCacheKey } = plain;
  if (!process || !getCacheKey) throw new Error('swc translates for Jest in another way than it did.');
  return {
    ...plain,
    /** @type {typeof process} */
    process: (...given) => {
      const made = process(...given);
      return { ...made, code: made.code.replaceAll(AT_ONCE, LATE) };
    },
    /** @type {typeof getCacheKey} */
    getCacheKey: (...given) => `${getCacheKey(...given)}-late`,
  };
};
export default { createTransformer };
