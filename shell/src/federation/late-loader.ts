import type { Registry } from 'shared-contract';
import { importRuntime } from './late-runtime';
import type { LoaderRef } from './loader-context';
import type { RemoteLoader } from './remote-loader';

const importLoader = () => import(/* webpackChunkName: "after-paint" */ './use-loader');

/** Fetches what the loader asks the browser for. */
export const importBrowserPorts = () => import(/* webpackChunkName: "after-paint" */ './browser-ports');

/** Reads the registry, with the integrity value of every published file. Throws when it or its code does not come. */
export const readRegistry = async (): Promise<Registry> =>
  (await importBrowserPorts()).browserPorts.readRegistry();

/** Fetches the code of the loader, which the page may need with its line cut. */
export const preloadLoader = (): void => void importLoader().catch(() => {});

/** Reads what the page was told in brief of the domains, so that who points at one does not wait for it. */
export const prefetchRegistry = (place: LoaderRef): void =>
  void importLoader()
    .then(({ ensureLoader }) => ensureLoader(place).completeRegistry())
    .catch(() => {});

/** Fetches the page's loader, and the runtime that it will ask for beside it. Throws when its code does not come. */
export const getLoader = async (place: LoaderRef): Promise<RemoteLoader> => {
  void importRuntime().catch(() => {});
  const { ensureLoader } = await importLoader();
  return ensureLoader(place);
};
