import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error';

/** Source of a snapshot; with `error` omitted, a failure is ignored and the next answer awaited. */
export interface SnapshotQuery<T> {
  data: T | undefined;
  error?: ApiError | undefined;
  /** Reads again; stays the same function. */
  mutate: () => Promise<unknown>;
}

export interface Snapshot<T> {
  /** The answer of this visit; undefined until it has come, and after a failure that counts as one. */
  data: T | undefined;
  isTaken: boolean;
  /** Reads again, then takes the new answer in the place of the old one. */
  renew: () => Promise<void>;
}

/**
 * Snapshot of the first fresh answer, immune to later revalidation: the initial values of a form or composition.
 * Cached answers of earlier visits may be stale, so it revalidates first.
 */
export const useSnapshot = <T>({ data, error, mutate }: SnapshotQuery<T>): Snapshot<T> => {
  const hasAnswer = data !== undefined || error !== undefined;
  const [isOld, setIsOld] = useState(hasAnswer);
  const [taken, setTaken] = useState<{ data: T | undefined } | null>(null);
  const renew = useCallback(async () => {
    await mutate();
    setTaken(null);
    setIsOld(false);
  }, [mutate]);
  useEffect(() => {
    if (isOld) void renew();
  }, [isOld, renew]);
  if (hasAnswer && !isOld && taken === null) setTaken({ data });
  return { data: taken?.data, isTaken: taken !== null, renew };
};
