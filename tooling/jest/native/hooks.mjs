const globals = new URL('./globals.mjs', import.meta.url).href;
const releaseStore = (file) => new URL(`../../../release-store/src/${file}`, import.meta.url).href;

/**
 * Outside Jest's own module loader `@jest/globals` only throws: here is what it stands for. Tests run the sources of
 * the release store; commands that they start run its build.
 */
const STANDS_FOR = {
  '@jest/globals': globals,
  'release-store': releaseStore('index.ts'),
  'release-store/testing': releaseStore('testing/index.ts'),
};

export const resolve = (specifier, context, next) => {
  const url = STANDS_FOR[specifier];
  return next(url ?? specifier, context);
};
