import { useEffect, useState } from 'react';
import { useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { preloadLoader } from '../../federation/late-loader';
import { useLoaderRef } from '../../federation/loader-context';
import { usePortal } from '../../portal/portal-context';
import { onAfterPaint } from '../idle';
import { prefetchRegistryOnInteraction } from './first-interaction';

/** Fetches what fetches ahead. */
export const importPrefetch = () => import(/* webpackChunkName: "after-paint" */ './prefetch-screens');

/**
 * Fetches code before it is asked for: a screen's when a link to it is pointed at; when idle, all domains' on the home, and
 * on a screen what its gestures may need. What does so comes once the page is painted.
 */
export const usePrefetch = (): void => {
  const { screens } = usePortal();
  const place = useLoaderRef();
  const session = useWholeSession();
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<Awaited<ReturnType<typeof importPrefetch>> | null>(null);

  useEffect(
    () =>
      onAfterPaint(() => {
        preloadLoader();
        importPrefetch().then(setAhead, () => {});
      }),
    [],
  );
  useEffect(() => prefetchRegistryOnInteraction(place), [place]);
  useEffect(
    () => ahead?.prefetchOnHover({ screens, place, session, pathname }),
    [ahead, screens, place, session, pathname],
  );
  useEffect(
    () => ahead?.prefetchWhenIdle({ screens, place, session, pathname }),
    [ahead, screens, place, session, pathname],
  );
};
