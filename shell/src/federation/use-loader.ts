import { browserPorts } from './browser-ports';
import { type LoaderRef, useLoaderRef } from './loader-context';
import { RemoteLoader } from './remote-loader';

/** The loader of a page, made by the first who asks for it. */
export const ensureLoader = (place: LoaderRef): RemoteLoader => {
  if (place.loader) return place.loader;
  const loader = new RemoteLoader(place.registry, place.ports ?? browserPorts);
  place.loader = loader;
  return loader;
};

/** The page's loader, for code that comes with it. What it knows changes: a render reads it through `subscribe`. */
export const useLoader = (): RemoteLoader => ensureLoader(useLoaderRef());
