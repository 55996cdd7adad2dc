import {
  type AnswerOf,
  type Endpoint,
  fillPath,
  isPathOf,
  type PathArguments,
} from 'shared-contract/base/endpoint';
import useSWR, { type KeyedMutator, mutate, type SWRConfiguration } from 'swr';
import { ApiError } from '../api/api-error';
import { readPath } from '../api/client';

/** A read and its state, as `AsyncState` of shared-ui takes it. */
export interface ApiQuery<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: KeyedMutator<T>;
}

const retries = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

/** Reading policy: what was read once shows at once and is read again behind it. */
export const API_READ: SWRConfiguration = {
  fetcher: (path: string) => readPath(path),
  shouldRetryOnError: retries,
  errorRetryCount: 3,
  errorRetryInterval: 5_000,
  revalidateOnFocus: false,
};

/**
 * Reads an endpoint (`null` reads nothing); the answer is kept under its path, so coming back paints at once:
 * `useApi(orders)`, `useApi(orderLines, { CommandeID })`.
 */
export const useApi = <E extends Endpoint>(
  endpoint: E | null,
  ...[params]: PathArguments<E['path']>
): ApiQuery<AnswerOf<E>> => {
  const path = endpoint && fillPath(endpoint.path, params ?? {});
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: refresh,
  } = useSWR<AnswerOf<E>, ApiError>(path, API_READ);
  return { data, error, isLoading, isValidating, mutate: refresh };
};

let keptAnswers: typeof mutate = mutate;

/** For tests, whose answers are kept in a place of their own: what `refreshEndpoints` reads again from now on. */
export const bindKeptAnswers = (own: typeof mutate): void => {
  keptAnswers = own;
};

/**
 * Reads again what a write changed: the kept answer of an endpoint without braces, every kept answer of one with
 * them, whatever fills it.
 */
export const refreshEndpoints = async (endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> => {
  await keptAnswers((key) => typeof key === 'string' && endpoints.some(({ path }) => isPathOf(path, key)));
};
