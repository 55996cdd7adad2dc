import { createContext, useContext } from 'react';
import type { PageRegistry } from 'shared-contract';
import type { LoaderPorts } from './loader-ports';
import type { RemoteLoader } from './remote-loader';

/** Mutable reference to the page's loader, set once its code is loaded. */
export interface LoaderRef {
  /** That the page came with. */
  registry: PageRegistry;
  /** The browser's own by default. */
  ports?: LoaderPorts | undefined;
  loader?: RemoteLoader | undefined;
  /** Path of the screen in the server's frame, which stays until its code is there; null without any. */
  drawn?: string | null | undefined;
  /** Whether that code came, and of the version that was drawn. */
  ready?: Promise<boolean> | undefined;
}

const LoaderContext = createContext<LoaderRef | null>(null);

/** Provides the loader reference. */
export const LoaderProvider = LoaderContext.Provider;

/** The loader reference of the page; throws outside its provider. */
export const useLoaderRef = (): LoaderRef => {
  const place = useContext(LoaderContext);
  if (!place) throw new Error('the loader is asked for outside LoaderProvider');
  return place;
};
