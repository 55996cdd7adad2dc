import { createContext, useContext } from 'react';
import type { Registry } from 'shared-contract';
import { fetchRuntime } from './late-runtime';
import type { LoaderPorts, RemoteLoader } from './remote-loader';

/** Where the loader of a page stands once its code is there. */
export interface LoaderPlace {
  /** That the page came with. */
  registry: Registry;
  /** The browser's own by default. */
  ports?: LoaderPorts | undefined;
  loader?: RemoteLoader;
}

const LoaderContext = createContext<LoaderPlace | null>(null);

/** Gives the place of the page's loader to what is in it. */
export const LoaderProvider = LoaderContext.Provider;

/** The place of the page's loader; throws outside its provider. */
export const useLoaderPlace = (): LoaderPlace => {
  const place = useContext(LoaderContext);
  if (!place) throw new Error('the loader is asked for outside LoaderProvider');
  return place;
};

const fetchCode = () => import(/* webpackChunkName: "after-paint" */ './use-loader');

/** Fetches the code of the loader, which the page may need with its line cut. */
export const fetchLoaderCode = (): void => void fetchCode().catch(() => {});

/** Fetches the page's loader, and the runtime that it will ask for beside it. Throws when its code does not come. */
export const fetchLoader = async (place: LoaderPlace): Promise<RemoteLoader> => {
  void fetchRuntime().catch(() => {});
  const { loaderAt } = await fetchCode();
  return loaderAt(place);
};
