import { ApiError } from 'shared-auth';
import type { Registry } from 'shared-contract';
import { failureKindByProbe, type ProbeUrl, REGISTRY_URL } from './classify-failure';
import { RemoteFailure } from './remote-failure';

/** Whether the registry was refused because the session ended. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof RemoteFailure && error.cause instanceof ApiError && error.cause.failure === 'unauthorized';

/** How the registry is read, and its address looked at. */
export interface RegistryPorts {
  readRegistry: () => Promise<Registry>;
  probe: ProbeUrl;
}

/** The registry with all that its versions are made of. Throws RemoteFailure, which says why it did not come. */
export const fetchFullRegistry = async ({ readRegistry, probe }: RegistryPorts): Promise<Registry> => {
  try {
    return await readRegistry();
  } catch (cause) {
    const found = await probe(REGISTRY_URL);
    const isBack = found === 'reachable';
    // Whatever it was, it is over: nobody has to ask for it.
    const again = isBack && (await readRegistry().catch(() => null));
    if (again) return again;
    throw new RemoteFailure(isBack ? 'http' : failureKindByProbe[found], { cause });
  }
};
