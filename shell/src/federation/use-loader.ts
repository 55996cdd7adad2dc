import { browserPorts } from './browser-ports';
import { type LoaderRef, useLoaderRef } from './loader-context';
import { RemoteLoader } from './remote-loader';

/** The loader of the page, created on first use. */
export const ensureLoader = (place: LoaderRef): RemoteLoader => {
  if (place.loader) return place.loader;
  const loader = new RemoteLoader(place.registry, place.ports ?? browserPorts);
  place.loader = loader;
  return loader;
};

/** The page's loader, for code loaded with it. Its state is mutable: renders read it through `subscribe`. */
export const useLoader = (): RemoteLoader => ensureLoader(useLoaderRef());
