import { fileURLToPath } from 'node:url';

/** @param {string} name */
const own = (name) => fileURLToPath(new URL(`lean/${name}.mjs`, import.meta.url));

/** Packages of the styling engine that weigh more than what is used of them. */
export const leanPackages = () => ({
  '@emotion/is-prop-valid$': own('is-prop-valid'),
  'hoist-non-react-statics$': own('keep-statics'),
});

/** Modules of Chakra that serve what our system has none of; of exactly the version that is pinned. */
export const leanModules = () =>
  ['token-dictionary', 'preflight'].map((name) => ({
    test: new RegExp(
      `[\\\\/]@chakra-ui[\\\\/]react[\\\\/]dist[\\\\/]esm[\\\\/]styled-system[\\\\/]${name}\\.js$`,
    ),
    use: { loader: own('pass-on'), options: { to: own(name) } },
  }));
