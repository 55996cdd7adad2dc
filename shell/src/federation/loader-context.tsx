import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Gives the page's loader to what is in it. */
export const LoaderProvider = LoaderContext.Provider;

/** The page's loader; throws outside its provider. What it knows changes: a render reads it through `subscribe`. */
export const useLoader = (): RemoteLoader => {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader is called outside LoaderProvider');
  return loader;
};
