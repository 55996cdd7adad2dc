import { RemoteFailure } from '../federation/remote-failure';

const importClassifier = () => import(/* webpackChunkName: "after-paint" */ '../federation/classify-failure');

/**
 * Classifies a chunk load error of the shell. The classifier is lazy-loaded itself after paint; if it is missing too,
 * the page is offline.
 */
export const classifyShellFailure = async (error: unknown): Promise<RemoteFailure> => {
  if (error instanceof RemoteFailure) return error;
  const naming = await importClassifier().catch(() => null);
  if (naming === null) return new RemoteFailure('offline', { cause: error });
  return naming.classifyFailure(error, window.location.href, naming.probeUrl);
};
