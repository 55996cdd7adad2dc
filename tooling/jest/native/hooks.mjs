const globals = new URL('./globals.mjs', import.meta.url).href;

/** Outside Jest's own module loader `@jest/globals` only throws: here is what it stands for. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);
