import { useCallback, useEffect, useState } from 'react';
import type { LazyScreen } from 'shared-auth';

/**
 * The code of a part as a query of `AsyncState`, for a page that shows it in several places: fetched once it is wanted,
 * and after a failure each time it is wanted anew, or by `mutate`.
 */
export const useLateCode = <Part extends Pick<LazyScreen, 'preload' | 'isReady'>>(
  part: Part,
  isWanted = true,
) => {
  const [{ error }, settle] = useState<{ error: unknown }>({ error: null });
  const data = part.isReady() ? part : undefined;
  const mutate = useCallback(
    () =>
      part.preload().then(
        () => settle({ error: null }),
        (failure: unknown) => settle({ error: failure }),
      ),
    [part],
  );
  useEffect(() => {
    if (isWanted && !data) void mutate();
  }, [isWanted, data, mutate]);
  // It may have come ahead of what is wanted, after a failure too.
  return { data, error: data ? null : error, isLoading: !data, mutate };
};
