import { ApiError } from 'shared-auth';
import type { Registry } from 'shared-contract';
import { REGISTRY_URL } from 'shared-contract/federation/endpoints';
import { failureKindByProbe, type ProbeUrl } from './classify-failure';
import { RemoteFailure } from './remote-failure';

/** True when the registry request failed because the session ended (401). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof RemoteFailure && error.cause instanceof ApiError && error.cause.failure === 'unauthorized';

/** Dependencies: registry request and URL probe. */
export interface RegistryPorts {
  readRegistry: () => Promise<Registry>;
  probe: ProbeUrl;
}

/** Fetches the registry with all files of its versions. Throws RemoteFailure with the cause. */
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
