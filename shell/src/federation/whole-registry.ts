import { ApiError } from 'shared-auth';
import type { Registry } from 'shared-contract';
import { REGISTRY_URL } from 'shared-contract/portal/endpoints';
import { kindByProbe, type ProbeFile } from './name-failure';
import { RemoteFailure } from './remote-failure';

/** Whether the registry was refused because the session ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof RemoteFailure && error.cause instanceof ApiError && error.cause.failure === 'unauthorized';

/** How the registry is read, and its address looked at. */
export interface RegistryPorts {
  readRegistry: () => Promise<Registry>;
  probe: ProbeFile;
}

/** The registry with all that its versions are made of. Throws RemoteFailure, which says why it did not come. */
export const readWhole = async ({ readRegistry, probe }: RegistryPorts): Promise<Registry> => {
  try {
    return await readRegistry();
  } catch (cause) {
    const found = await probe(REGISTRY_URL);
    const isBack = found === 'reachable';
    // Whatever it was, it is over: nobody has to ask for it.
    const again = isBack && (await readRegistry().catch(() => null));
    if (again) return again;
    throw new RemoteFailure(isBack ? 'http' : kindByProbe[found], { cause });
  }
};
