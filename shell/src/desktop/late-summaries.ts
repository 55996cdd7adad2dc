import { useEffect, useState } from 'react';
import { ApiError, type ApiQuery } from 'shared-auth';

const importSummaries = async () => {
  const [{ summariseDeadlines }, { summariseBoard }] = await Promise.all([
    import(/* webpackChunkName: "after-paint" */ 'shared-contract/deadlines/summary'),
    import(/* webpackChunkName: "after-paint" */ 'shared-contract/notices/summary'),
  ]);
  return { summariseDeadlines, summariseBoard };
};

/** What sums up lists as the home tells them; the server does so for the page that it makes. */
export type Summaries = Awaited<ReturnType<typeof importSummaries>>;

/**
 * A list as the home sums it up: `inlined` for a page that came with it, worked out otherwise by code that comes once the
 * page is painted. Code that does not come is a read that failed.
 */
export const useSummary = <List, Summary>(
  all: ApiQuery<List>,
  inlined: Summary | null,
  sumUp: (code: Summaries, list: List) => Summary,
) => {
  const [code, setCode] = useState<Summaries | null>(null);
  const [error, setError] = useState<ApiError>();
  const isWanted = all.data !== undefined && code === null && error === undefined;
  useEffect(() => {
    if (isWanted) importSummaries().then(setCode, () => setError(new ApiError(0, null, '')));
  }, [isWanted]);
  const mutate = () => {
    setError(undefined);
    return all.mutate();
  };
  const read = code === null || all.data === undefined ? undefined : sumUp(code, all.data);
  return {
    ...all,
    data: inlined ?? read,
    error: all.error ?? error,
    isLoading: all.isLoading || isWanted,
    mutate,
  };
};
