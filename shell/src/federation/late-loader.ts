import type { Registry } from 'shared-contract';
import { fetchRuntime } from './late-runtime';
import type { LoaderPlace } from './loader-context';
import type { RemoteLoader } from './remote-loader';

const fetchCode = () => import(/* webpackChunkName: "after-paint" */ './use-loader');

/** Fetches what the loader asks the browser for. */
export const fetchPorts = () => import(/* webpackChunkName: "after-paint" */ './browser-ports');

/** Reads the registry, with the integrity value of every published file. Throws when it or its code does not come. */
export const readRegistry = async (): Promise<Registry> => (await fetchPorts()).browserPorts.readRegistry();

/** Fetches the code of the loader, which the page may need with its line cut. */
export const fetchLoaderCode = (): void => void fetchCode().catch(() => {});

/** Reads what the page was told in brief of the domains, so that who points at one does not wait for it. */
export const completeRegistry = (place: LoaderPlace): void =>
  void fetchCode()
    .then(({ loaderAt }) => loaderAt(place).complete())
    .catch(() => {});

/** Fetches the page's loader, and the runtime that it will ask for beside it. Throws when its code does not come. */
export const fetchLoader = async (place: LoaderPlace): Promise<RemoteLoader> => {
  void fetchRuntime().catch(() => {});
  const { loaderAt } = await fetchCode();
  return loaderAt(place);
};
