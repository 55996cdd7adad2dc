import { ApiError, recoverSession } from 'shared-auth';
import type { Registry } from 'shared-contract';
import { kindByProbe, type ProbeFile, REGISTRY_URL, RemoteFailure } from './remote-failure';

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'unauthorized';

/** How the registry is read, and its address looked at. */
export interface RegistryPorts {
  readRegistry: () => Promise<Registry>;
  probe: ProbeFile;
}

/**
 * The registry with all that its versions are made of; after a 401 it waits for the person to sign in again. Throws
 * RemoteFailure, which says why it did not come.
 */
export const readWhole = async ({ readRegistry, probe }: RegistryPorts): Promise<Registry> => {
  const readSignedIn = async (error: unknown) => {
    if (!isSignedOut(error) || !(await recoverSession())) throw error;
    return readRegistry();
  };
  try {
    return await readRegistry().catch(readSignedIn);
  } catch (cause) {
    const found = await probe(REGISTRY_URL);
    // It is there again: whatever it was, asking once more is worth it.
    throw new RemoteFailure(found === 'reachable' ? 'http' : kindByProbe[found], { cause });
  }
};
