import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error';

/** What a snapshot is taken of; without `error`, a failure is no answer and the next one is waited for. */
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
 * The answer of this visit, which no longer changes whatever is read again behind it: what a form or a composition
 * starts from. An answer kept from an earlier visit may be older than what was done since, so it is read anew first.
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
