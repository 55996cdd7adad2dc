import useSWR, { type KeyedMutator, mutate, type SWRConfiguration } from 'swr';
import { ApiError } from '../api/api-error';
import { apiGet } from '../api/client';

/** A read and its state, as `AsyncState` of shared-ui takes it. */
export interface ApiQuery<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: KeyedMutator<T>;
}

const retries = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'unavailable');

/** Reading policy: what was read once shows at once and is read again behind it. */
export const API_READ: SWRConfiguration = {
  fetcher: (path: string) => apiGet(path),
  shouldRetryOnError: retries,
  errorRetryCount: 3,
  errorRetryInterval: 5_000,
  revalidateOnFocus: false,
};

/** Reads `path` under /api/v1 (`null` reads nothing); the answer is kept, so coming back paints at once. */
export const useApi = <T>(path: string | null): ApiQuery<T> => {
  const { data, error, isLoading, isValidating, mutate: refresh } = useSWR<T, ApiError>(path, API_READ);
  return { data, error, isLoading, isValidating, mutate: refresh };
};

let keptAnswers: typeof mutate = mutate;

/** For tests, whose answers are kept in a place of their own: what `refreshPaths` reads again from now on. */
export const bindKeptAnswers = (own: typeof mutate): void => {
  keptAnswers = own;
};

const isNamed = (key: string, path: string): boolean =>
  path.endsWith('/*') ? key.startsWith(path.slice(0, -1)) : key === path;

/**
 * Reads again the kept answers that a write changes: those at these very paths and, for a path that ends in `/*`, those
 * below it. What merely begins alike (`Commandes` and `Commandes01`) is named by itself.
 */
export const refreshPaths = async (paths: readonly string[]): Promise<void> => {
  await keptAnswers((key) => typeof key === 'string' && paths.some((path) => isNamed(key, path)));
};
