import type { Registry } from 'shared-contract';
import { importRuntime } from './late-runtime';
import type { LoaderRef } from './loader-context';
import type { RemoteLoader } from './remote-loader';

const importLoader = () => import(/* webpackChunkName: "after-paint" */ './use-loader');

/** Lazy-loads the browser ports. */
export const importBrowserPorts = () => import(/* webpackChunkName: "after-paint" */ './browser-ports');

/** Reads the registry and records its integrity values. Throws when the request or its chunk fails. */
export const readRegistry = async (): Promise<Registry> =>
  (await importBrowserPorts()).browserPorts.readRegistry();

/** Preloads the loader's chunk, so that it is available offline. */
export const preloadLoader = (): void => void importLoader().catch(() => {});

/** Prefetches the full registry, so that the first hover does not wait for it. */
export const prefetchRegistry = (place: LoaderRef): void =>
  void importLoader()
    .then(({ ensureLoader }) => ensureLoader(place).completeRegistry())
    .catch(() => {});

/** The page's loader; also prefetches the federation runtime. Throws when the chunk fails to load. */
export const getLoader = async (place: LoaderRef): Promise<RemoteLoader> => {
  void importRuntime().catch(() => {});
  const { ensureLoader } = await importLoader();
  return ensureLoader(place);
};
