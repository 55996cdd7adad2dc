import { createContext, useContext } from 'react';
import type { PageRegistry } from 'shared-contract';
import type { LoaderPorts, RemoteLoader } from './remote-loader';

/** Where the loader of a page stands once its code is there. */
export interface LoaderRef {
  /** That the page came with. */
  registry: PageRegistry;
  /** The browser's own by default. */
  ports?: LoaderPorts | undefined;
  loader?: RemoteLoader;
}

const LoaderContext = createContext<LoaderRef | null>(null);

/** Gives the place of the page's loader to what is in it. */
export const LoaderProvider = LoaderContext.Provider;

/** The place of the page's loader; throws outside its provider. */
export const useLoaderRef = (): LoaderRef => {
  const place = useContext(LoaderContext);
  if (!place) throw new Error('the loader is asked for outside LoaderProvider');
  return place;
};
