import * as runtime from 'react-refresh/runtime';

/**
 * React's refresh works once in a page, where it came before React: the shell gives its runtime to the remotes. Two
 * packages may name their modules alike, so that each says whose components it registers.
 *
 * @param {string} name
 */
globalThis.__PORTAL_REFRESH__ = (name) => ({
  ...runtime,
  /** @type {typeof runtime.register} */
  register: (type, id) => runtime.register(type, `${name} ${id}`),
});
