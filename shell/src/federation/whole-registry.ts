import type { Registry } from 'shared-contract';
import { kindByProbe, REGISTRY_URL, RemoteFailure } from './remote-failure';
import type { LoaderPorts } from './remote-loader';

/** The registry with all that its versions are made of. Throws RemoteFailure, which says why it did not come. */
export const readWhole = async ({
  readRegistry,
  probe,
}: Pick<LoaderPorts, 'readRegistry' | 'probe'>): Promise<Registry> => {
  try {
    return await readRegistry();
  } catch (cause) {
    const found = await probe(REGISTRY_URL);
    // It is there again: whatever it was, asking once more is worth it.
    throw new RemoteFailure(found === 'reachable' ? 'http' : kindByProbe[found], { cause });
  }
};
