import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { enableOfflineCopy } from '../offline/late-enable-copy';
import { integrityOf } from './integrity';
import type { LoaderPorts } from './loader-ports';
import { sharedModules } from './shared/shared-modules';

declare global {
  var __PORTAL_FEDERATION__: unknown;
  var __PORTAL_INTEGRITY__: ((url: string) => string | undefined) | undefined;
}

/** Integrity value that matches no file: a script that the registry does not list is fetched but never executed. */
const NO_MATCH_INTEGRITY = `sha256-${'A'.repeat(43)}=`;

const integrityOrNone = (url: string): string => integrityOf(url) ?? NO_MATCH_INTEGRITY;

const scriptFor = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const integrity = integrityOrNone(url);
  // A remote under work has none (tooling/build/dev).
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  return script;
};

/** The shell's federation instance: provides the shared modules and the integrity values. */
const federation = runtime.createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [{ name: 'integrity', createScript: ({ url }) => scriptFor(url) }],
});

/** The remotes' own chunk loaders ask for the values by this name. */
globalThis.__PORTAL_INTEGRITY__ = integrityOrNone;

/**
 * The remotes' entries take this in place of a copy of the runtime of their own (2 kB each instead of 20);
 * `createInstance` lets each entry have its own name.
 */
globalThis.__PORTAL_FEDERATION__ = {
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime,
  attachShareScopeMap,
  initOptions: {},
  bundlerRuntimeOptions: {},
};

enableOfflineCopy();

let attempts = 0;

/**
 * Registers a remote's entry and executes it. A retry registers it under another name with a cache-busting query,
 * beside earlier attempts and versions: replacing a registration would break the shared kit, and versions coexist in
 * a page because each has its own file names (docs/decisions/failing-screens.md).
 */
export const importRemote: LoaderPorts['importRemote'] = (name, url, isAgain) => {
  const globalName = name.replaceAll('-', '_');
  attempts += 1;
  // No name may be the beginning of another one.
  const registered = isAgain ? `r${attempts}_${globalName}` : globalName;
  const entry = new URL(isAgain ? `${url}?r=${attempts}` : url, window.location.origin).href;
  // What stands there is taken for the entry, which would then not be fetched.
  if (isAgain) Reflect.set(window, globalName, undefined);
  federation.registerRemotes([{ name: registered, entry, entryGlobalName: globalName }], { force: false });
  return federation.loadRemote(`${registered}/remote`);
};
