import { useCallback, useEffect, useState } from 'react';
import type { LazyScreen } from 'shared-auth';
import type { RemoteFailure } from '../federation/remote-failure';
import { inTime, LOAD_TIMEOUT } from '../federation/work/in-time';
import { nameFailure } from './late-naming';

/** Whether the code of a page is there, and why it is not. */
export interface LateCode {
  isReady: boolean;
  /** Why the last try failed; null while none has. */
  failure: RemoteFailure | null;
  isRetrying: boolean;
  retry: () => void;
}

interface Outcome {
  attempt: number;
  /** null when the code came. */
  failure: RemoteFailure | null;
}

const fetchCode = (
  screen: Pick<LazyScreen, 'preload' | 'isReady'>,
  timeout: number,
): Promise<RemoteFailure | null> => inTime(screen.preload(), timeout).then(() => null, nameFailure);

/** Fetches the code of a page of the shell, once, and once more each time that it is asked to; times in milliseconds. */
export const useLateCode = (
  screen: Pick<LazyScreen, 'preload' | 'isReady'>,
  timeout = LOAD_TIMEOUT,
): LateCode => {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let isGone = false;
    if (!screen.isReady()) {
      void fetchCode(screen, timeout).then((failure) => {
        if (!isGone) setOutcome({ attempt, failure });
      });
    }
    return () => {
      isGone = true;
    };
  }, [screen, timeout, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failure = outcome?.failure ?? null;
  const isRetrying = failure !== null && outcome?.attempt !== attempt;
  return { isReady: screen.isReady(), failure, isRetrying, retry };
};
