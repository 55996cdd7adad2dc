import { join } from 'node:path';
import { folderOf } from '../paths.mjs';
import { packageSeenFrom } from './package-seen-from.mjs';

/** @typedef {import('./lean/leave-out.mjs').Passage} Passage */

/** Files of SWR in the version that is pinned: their names change with their bytes. */
const HOOK_FILE = 'use-swr-emll9s78.mjs';
const CACHE_FILE = 'config-context-ext53wcz.mjs';
const ARGUMENTS_FILE = '_internal/index.mjs';

/** Answers from a server component, suspense, polling, old answers under a new key: the portal asks for none of it. @type {Passage[]} */
const HOOK = [
  {
    from: "useDebugValue } from 'react';\nimport { useSyncExternalStore } from 'use-sync-external-store/shim';",
    by: "useSyncExternalStore } from 'react';",
  },
  {
    from: 'const use = React.use ||',
    to: '            throw thenable;\n    }\n});\n',
    by: 'const use = React.use;\n',
  },
  {
    from: 'const { cache, compare, suspense, fallbackData,',
    to: '} = config;\n',
    by: 'const { cache, compare, fallbackData, revalidateOnMount, revalidateIfStale } = config;\n    const suspense = false, keepPreviousData = false, strictServerPrefetchWarning = false;\n',
  },
  {
    from: 'const serverCacheData = config.cacheData;',
    to: 'const preloadedData = hasCacheData ? configCacheData : req;',
    by: 'const serverCacheData = UNDEFINED, hasCacheData = false, preloadedData = UNDEFINED;',
  },
  {
    from: 'const consumedCacheDataRef = useRef(UNDEFINED);',
    to: 'const preloadCacheRef = useRef(null);',
    by: 'const consumedCacheData = UNDEFINED, preloadCacheRef = { current: null };',
  },
  {
    from: 'const hydrationRef = useRef(null);',
    to: 'const isHydration = hydrationRef.current;',
    by: 'const isHydration = false;',
  },
  { from: 'if (IS_REACT_LEGACY) {', by: 'if (false) {' },
  {
    from: 'useIsomorphicLayoutEffect(()=>{\n        const preloaded = preloadCacheRef.current;',
    to: '// The logic for updating refs.',
  },
  {
    from: 'useIsomorphicLayoutEffect(()=>{\n        if (fetcher || !hasCacheData',
    to: '// After mounted or key changed.',
  },
  { from: '// Polling\n', to: 'useDebugValue(returnedData);' },
];

/** Keys that are no text, and emptying the cache. @type {Passage[]} */
const CACHE = [
  {
    from: 'const table = new WeakMap();',
    to: '\n    return result;\n};\n',
    by: "const stableHash = ()=>'';\n",
  },
  {
    from: 'const unload = (unloadOptions)=>{',
    to: 'const initProvider = ()=>{',
    by: 'const unload = noop;\n        const initProvider = ()=>{',
  },
];

/** What is fetched before its hook, and tools for who develops. @type {Passage[]} */
const ARGUMENTS = [
  {
    from: 'const enableDevtools = isWindowDefined && window.__SWR_DEVTOOLS_USE__;',
    by: 'const enableDevtools = false;',
  },
  { from: 'const BUILT_IN_MIDDLEWARE = use.concat(middleware);', by: 'const BUILT_IN_MIDDLEWARE = [];' },
];

/** Where SWR's modules are, as the portal's own package for data sees it. */
export const swr = () => join(packageSeenFrom(join(folderOf('shared-auth'), 'package.json'), 'swr'), 'dist');

/** Modules of SWR by what is left out of them (docs/decisions/0089). @type {[file: string, passages: Passage[]][]} */
export const SWR = [
  [HOOK_FILE, HOOK],
  [CACHE_FILE, CACHE],
  [ARGUMENTS_FILE, ARGUMENTS],
];
