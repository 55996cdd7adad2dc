import { isChunkError } from '../classify-failure';

/**
 * Fetches code of so many files, and again when one did not come: a file that could not be fetched ahead fails the first
 * script that asks for it, and the next one asks again.
 */
export const retryChunkLoad = <T>(fetch: () => Promise<T>, files: number): Promise<T> =>
  fetch().catch((error: unknown) =>
    files > 0 && isChunkError(error) ? retryChunkLoad(fetch, files - 1) : Promise.reject(error),
  );
