import { isChunkError } from '../classify-failure';

/**
 * Loads code of up to `files` chunks with retries: webpack reports a failed preload to the first import only, and the
 * next import fetches again.
 */
export const retryChunkLoad = <T>(fetch: () => Promise<T>, files: number): Promise<T> =>
  fetch().catch((error: unknown) =>
    files > 0 && isChunkError(error) ? retryChunkLoad(fetch, files - 1) : Promise.reject(error),
  );
