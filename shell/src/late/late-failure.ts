import { RemoteFailure } from '../federation/remote-failure';

const importClassifier = () => import(/* webpackChunkName: "after-paint" */ '../federation/classify-failure');

/** Names why code of the shell did not come. What tells comes once the page is painted: where it is missing too, the line is cut. */
export const classifyShellFailure = async (error: unknown): Promise<RemoteFailure> => {
  if (error instanceof RemoteFailure) return error;
  const naming = await importClassifier().catch(() => null);
  if (naming === null) return new RemoteFailure('offline', { cause: error });
  return naming.classifyFailure(error, window.location.href, naming.probeUrl);
};
