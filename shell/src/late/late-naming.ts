import { RemoteFailure } from '../federation/remote-failure';

const fetchNaming = () => import(/* webpackChunkName: "after-paint" */ '../federation/name-failure');

/** Names why code of the shell did not come. What tells comes once the page is painted: where it is missing too, the line is cut. */
export const nameFailure = async (error: unknown): Promise<RemoteFailure> => {
  if (error instanceof RemoteFailure) return error;
  const naming = await fetchNaming().catch(() => null);
  if (naming === null) return new RemoteFailure('offline', { cause: error });
  return naming.nameFailure(error, window.location.href, naming.probeFile);
};
