import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHAKRA } from './chakra-passages.mjs';
import { emptied } from './lean/leave-out.mjs';
import { router } from './router-for-production.mjs';
import { SWR, swr } from './swr-passages.mjs';

/** @typedef {import('./lean/leave-out.mjs').Passage} Passage */

/** @param {string} name */
const own = (name) => fileURLToPath(new URL(`lean/${name}.mjs`, import.meta.url));

/** The router itself, in the version that is pinned: its name changes with its bytes. */
const ROUTER_FILE = 'chunk-7RTFRKQW.mjs';
const ROUTER_MODULE = new RegExp(
  `[\\\\/]react-router[\\\\/]dist[\\\\/]production[\\\\/]${ROUTER_FILE.replace('.', '\\.')}$`,
);

/**
 * The router of data (`createBrowserRouter`), which the portal has not, and what the other one says to who develops.
 *
 * @type {Passage[]}
 */
const ROUTER = [
  {
    from: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    by: 'return useNavigateUnstable();',
  },
  { from: 'let dataRouterState = dataRouterOpts?.state;', by: 'const dataRouterState = undefined;' },
  {
    from: 'let errors = dataRouterState?.errors;',
    to: 'let renderFallback = false;',
    by: 'const errors = undefined, renderFallback = false;',
  },
  {
    from: 'let fallbackIndex = -1;',
    to: 'let onErrorHandler = dataRouterOpts?.onError;',
    by: 'const fallbackIndex = -1, onErrorHandler = undefined;',
  },
  {
    from: 'function invariant(value, message) {',
    to: 'throw new Error(message);',
    by: 'function invariant(value) {\n  if (value === false || value === null || typeof value === "undefined") {\n    throw new Error("react-router");',
  },
  emptied('getInvalidPathError'),
  { from: ',\n        `Absolute route path', to: 'all its parent routes.`' },
  { from: ',\n      `When overriding the location', to: 'prop.`' },
  { from: ',\n      `[${typeof element.type', to: '<React.Fragment>`' },
  { from: 'dataRouterOpts && dataRouterOpts.state.matches.length ?', by: 'false ?' },
  { from: 'if (dataRouterContext && dataRouterContext.static &&', to: '{\n', by: 'if (false) {\n' },
  {
    from: 'var RenderErrorBoundary = class extends',
    to: 'RenderErrorBoundary.contextType = RSCRouterContext;\n',
  },
  { from: '      middleware: element.props.middleware,', to: 'lazy: element.props.lazy\n' },
  { from: 'React3[USE_OPTIMISTIC]', by: 'undefined' },
  emptied('warning'),
];

/** Prefixes for browsers older than those that the portal is built for: the kit's own cache asks for none. @type {Passage[]} */
const PREFIXES = [{ from: 'var defaultStylisPlugins = [prefixer];', by: 'var defaultStylisPlugins = [];' }];

/** What stands in for an effect that React has had since its version 18. @type {Passage[]} */
const INSERTION = [
  { from: "import * as React from 'react';", by: "import { useInsertionEffect } from 'react';" },
  { from: 'var useInsertionEffect = ', to: ': false;\n' },
  { from: 'useInsertionEffect || syncFallback', by: 'useInsertionEffect' },
  { from: 'useInsertionEffect || React.useLayoutEffect', by: 'useInsertionEffect' },
];

/** @param {string} text */
const asPattern = (text) => text.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');

/** Modules of npm, each of exactly the version that is pinned, by what is left out of them. @type {[module: RegExp, passages: Passage[]][]} */
export const LEFT_OUT = [
  [ROUTER_MODULE, ROUTER],
  [/[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.(browser\.)?esm\.js$/, PREFIXES],
  [/[\\/]emotion-use-insertion-effect-with-fallbacks\.browser\.esm\.js$/, INSERTION],
  ...CHAKRA.map(
    /** @returns {[RegExp, Passage[]]} */
    ([name, passages]) => [
      new RegExp(
        `[\\\\/]@chakra-ui[\\\\/]react[\\\\/]dist[\\\\/]esm[\\\\/]styled-system[\\\\/]${name}\\.js$`,
      ),
      passages,
    ],
  ),
  ...SWR.map(
    /** @returns {[RegExp, Passage[]]} */
    ([file, passages]) => [new RegExp(`[\\\\/]swr[\\\\/]dist[\\\\/]${asPattern(file)}$`), passages],
  ),
];

/** Packages that weigh more than what is asked of them. */
export const leftOutPackages = () => ({ '@pandacss/is-valid-prop$': own('is-valid-prop') });

/** What the browser would be sent of packages and never run (docs/decisions/0086). */
export const leftOut = () => {
  const files = [
    join(router(), 'dist', 'production', ROUTER_FILE),
    ...SWR.map(([file]) => join(swr(), file)),
  ];
  const gone = files.find((file) => !existsSync(file));
  if (gone !== undefined)
    throw new Error(`${gone} is not there: what is left out of it is of another version`);
  return [
    ...LEFT_OUT.map(([test, passages]) => ({
      test,
      use: { loader: own('leave-out'), options: { passages } },
    })),
    { test: ROUTER_MODULE, use: { loader: own('unbind') } },
  ];
};
