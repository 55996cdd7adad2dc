import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What webpack's federation plugin leaves on the shell's own `__webpack_require__`. */
interface BundlerFederation {
  runtime: Record<string, unknown> & { createInstance: unknown };
  instance: FederationInstance;
  bundlerRuntime: Record<string, unknown>;
  attachShareScopeMap: unknown;
}

/** The part of a federation instance that the loader uses. */
export interface FederationInstance {
  registerRemotes(
    remotes: { name: string; entry: string; entryGlobalName: string }[],
    options: { force: boolean },
  ): void;
  loadRemote(id: string): Promise<unknown>;
  registerPlugins(plugins: unknown[]): void;
}

declare const __webpack_require__: { federation: BundlerFederation };

declare global {
  var __PORTAL_FEDERATION__: unknown;
  var __PORTAL_INTEGRITY__: ((url: string) => string | undefined) | undefined;
}

const { runtime, instance, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;

/**
 * Publishes the shell's federation runtime, which the remotes' entries take instead of a copy of their own
 * (2 kB each instead of 20). `createInstance` lets each entry have its own name, and the plugin leaves
 * `initContainerEntry` out of a build without exposes.
 */
globalThis.__PORTAL_FEDERATION__ = {
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  initOptions: {},
  bundlerRuntimeOptions: {},
};

/** The shell's federation instance. */
export const federation = instance;
