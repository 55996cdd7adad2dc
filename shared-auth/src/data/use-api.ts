import {
  type AnswerOf,
  type Endpoint,
  fillPath,
  isPathOf,
  type PathArguments,
} from 'shared-contract/base/endpoint';
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

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Reads an endpoint (`null` reads nothing); the answer is kept under its path, so coming back paints at once:
 * `useApi(orders)`, `useApi(orderLines, { CommandeID })`.
 */
export function useApi<E extends Endpoint>(
  endpoint: E | null,
  ...params: PathArguments<E['path']>
): ApiQuery<AnswerOf<E>>;
/** The same by a path, for what is not in the contract yet. */
export function useApi<T>(path: string | null): ApiQuery<T>;
export function useApi(source: Endpoint | string | null, params: Values = {}): ApiQuery<unknown> {
  const path = source === null || typeof source === 'string' ? source : fillPath(source.path, params);
  const { data, error, isLoading, isValidating, mutate: refresh } = useSWR<unknown, ApiError>(path, API_READ);
  return { data, error, isLoading, isValidating, mutate: refresh };
}

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

/**
 * Reads again what a write changed: the kept answer of an endpoint without braces, every kept answer of one with
 * them, whatever fills it.
 */
export const refreshEndpoints = async (endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> => {
  await keptAnswers((key) => typeof key === 'string' && endpoints.some(({ path }) => isPathOf(path, key)));
};
