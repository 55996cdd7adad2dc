import { fileURLToPath } from 'node:url';

/** @param {string} name */
const own = (name) => fileURLToPath(new URL(`lean/${name}.mjs`, import.meta.url));

/** Packages of the styling engine that weigh more than what is used of them. */
export const leanPackages = () => ({
  '@emotion/is-prop-valid$': own('is-prop-valid'),
  'hoist-non-react-statics$': own('keep-statics'),
});

/** Modules of Chakra for which a smaller one stands, by their folder; of exactly the version that is pinned. */
const MODULES = /** @type {const} */ ([
  ['styled-system', 'token-dictionary'],
  ['styled-system', 'preflight'],
  ['styled-system', 'breakpoints'],
  ['styled-system', 'sort-at-params'],
  ['utils', 'memo'],
]);

export const leanModules = () =>
  MODULES.map(([folder, name]) => ({
    test: new RegExp(
      `[\\\\/]@chakra-ui[\\\\/]react[\\\\/]dist[\\\\/]esm[\\\\/]${folder}[\\\\/]${name}\\.js$`,
    ),
    use: { loader: own('pass-on'), options: { to: own(name) } },
  }));
