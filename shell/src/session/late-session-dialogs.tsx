import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { onStaleView, setReauthentication } from 'shared-auth/host';
import { late } from 'shared-ui';
import { IsolatedBoundary } from '../portal/error-boundary';
import type { ExpiredAndStaleDialogsProps } from './expired-and-stale-dialogs';

type PendingReauthentication = (isBack: boolean) => void;

const LazySessionDialogs = late<ExpiredAndStaleDialogsProps>(
  () => import(/* webpackChunkName: "session-dialogs" */ './expired-and-stale-dialogs'),
);

/**
 * Session-expired (401) and stale-view (409) dialogs, lazy-loaded on first need: both follow an answer, so the server
 * is there. Calls that met a 401 wait for re-authentication; they fail when the dialog can't be loaded.
 */
export const SessionDialogs = ({ username }: { username: string }) => {
  const [isExpired, setIsExpired] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const waiting = useRef<PendingReauthentication[]>([]);
  const settle = useCallback((isBack: boolean) => {
    setIsExpired(false);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
  }, []);

  useEffect(() => {
    const show = (open: (isOpen: boolean) => void) =>
      LazySessionDialogs.preload().then(
        () => open(true),
        () => settle(false),
      );
    setReauthentication(
      () =>
        new Promise<boolean>((resolve) => {
          waiting.current.push(resolve);
          void show(setIsExpired);
        }),
    );
    const stopHearing = onStaleView(() => void show(setIsStale));
    return () => {
      setReauthentication(null);
      stopHearing();
    };
  }, [settle]);

  return (
    (isExpired || isStale) && (
      <IsolatedBoundary>
        <Suspense>
          <LazySessionDialogs
            username={username}
            isExpired={isExpired}
            onBack={() => settle(true)}
            isStale={isStale}
            onClose={() => setIsStale(false)}
          />
        </Suspense>
      </IsolatedBoundary>
    )
  );
};
