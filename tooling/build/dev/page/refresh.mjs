import * as runtime from 'react-refresh/runtime';

/**
 * React's refresh exists once in a page, in the shell: a remote under work takes it from here. Two packages may name
 * their modules alike, so that each says whose components it registers.
 *
 * @param {string} name
 */
globalThis.__PORTAL_REFRESH__ = (name) => ({
  ...runtime,
  /** @type {typeof runtime.register} */
  register: (type, id) => runtime.register(type, `${name} ${id}`),
});
