import { useEffect, useState } from 'react';
import { ApiError, type ApiQuery } from 'shared-auth';

const importSummaries = async () => {
  const [{ summariseDeadlines }, { summariseBoard }] = await Promise.all([
    import(/* webpackChunkName: "after-paint" */ 'shared-contract/deadlines/summary'),
    import(/* webpackChunkName: "after-paint" */ 'shared-contract/notices/summary'),
  ]);
  return { summariseDeadlines, summariseBoard };
};

/** Summary functions of the home's lists; the server runs the same ones for the page it renders. */
export type Summaries = Awaited<ReturnType<typeof importSummaries>>;

/**
 * Summary of a list: `inlined` data when the page came with it, otherwise computed by lazy-loaded code. A chunk that
 * fails to load is reported as a failed read.
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
