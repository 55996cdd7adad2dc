import type { ApiQuery } from 'shared-auth';

type Settled = Pick<ApiQuery<true>, 'data' | 'error' | 'isLoading'> & { mutate: () => unknown };

/**
 * Several readings as one that never fails: true once each has its answer or its failure. What stands below one
 * another then comes at once, and nothing that is read moves; each part still tells of its own failure.
 */
export const settled = (queries: readonly Pick<ApiQuery<unknown>, 'data' | 'error'>[]): Settled => {
  const isSettled = queries.every(({ data, error }) => data !== undefined || error !== undefined);
  return {
    data: isSettled ? true : undefined,
    error: undefined,
    isLoading: !isSettled,
    mutate: () => undefined,
  };
};
