import { useCallback, useMemo } from 'react';
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
import { peekInlinedAnswer } from '../api/inlined-answers';

/** A read with its state, as `AsyncState` of shared-ui expects it. */
export interface ApiQuery<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: KeyedMutator<T>;
}

const isRetryable = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

/** SWR options: stale-while-revalidate. */
export const API_READ: SWRConfiguration = {
  fetcher: (path: string) => readPath(path),
  shouldRetryOnError: isRetryable,
  errorRetryCount: 3,
  errorRetryInterval: 5_000,
  revalidateOnFocus: false,
};

/** Options of a read whose first answer the page may carry. */
const optionsOf = (path: string | null): SWRConfiguration => {
  const fallbackData = path === null ? undefined : peekInlinedAnswer(path);
  return fallbackData === undefined ? API_READ : { ...API_READ, fallbackData };
};

/** A change of what is held begins from what the page carries, until something was read. */
const useMutator = <T>(mutate: KeyedMutator<T>, first: T | undefined): KeyedMutator<T> =>
  useCallback<KeyedMutator<T>>(
    // Without an argument it reads anew; an argument that is undefined would be what is held from then on.
    (...[change, ...options]) =>
      change === undefined
        ? mutate()
        : mutate(change instanceof Function ? (held) => change(held ?? first) : change, ...options),
    [mutate, first],
  );

/**
 * Reads an endpoint (`null` reads nothing). Cached under its path, so coming back renders at once: `useApi(orders)`,
 * `useApi(orderLines, { CommandeID })`. What the page carries is there from the first rendering on, the server's own too.
 */
export const useApi = <E extends Endpoint>(
  endpoint: E | null,
  ...[params]: PathArguments<E['path']>
): ApiQuery<AnswerOf<E>> => {
  const path = endpoint && fillPath(endpoint.path, params ?? {});
  const options = useMemo(() => optionsOf(path), [path]);
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: change,
  } = useSWR<AnswerOf<E>, ApiError>(path, options);
  const refresh = useMutator<AnswerOf<E>>(change, options.fallbackData);
  return { data, error, isLoading: isLoading && data === undefined, isValidating, mutate: refresh };
};

let swrCache: typeof mutate = mutate;

/** For tests with a cache of their own: the cache that `refreshEndpoints` revalidates. */
export const bindSwrCache = (own: typeof mutate): void => {
  swrCache = own;
};

/**
 * Revalidates cached answers after a write: of an endpoint without parameters, or every cached answer of one with
 * parameters.
 */
export const refreshEndpoints = async (endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> => {
  await swrCache((key) => typeof key === 'string' && endpoints.some(({ path }) => isPathOf(path, key)));
};
