import type { ApiQuery } from 'shared-auth';

type Settled = Pick<ApiQuery<true>, 'data' | 'error' | 'isLoading'> & { mutate: () => unknown };

/**
 * Combines queries without failing: true once each has data or an error. Stacked parts then render at once, without
 * layout shift, and each shows its own error.
 */
export const allSettled = (queries: readonly Pick<ApiQuery<unknown>, 'data' | 'error'>[]): Settled => {
  const isSettled = queries.every(({ data, error }) => data !== undefined || error !== undefined);
  return {
    data: isSettled ? true : undefined,
    error: undefined,
    isLoading: !isSettled,
    mutate: () => undefined,
  };
};
