import { useEffect, useState } from 'react';
import { useFullSession } from 'shared-auth/host';
import { useAddress } from 'shared-router/address';
import { preloadLoader } from '../../federation/late-loader';
import { useLoaderRef } from '../../federation/loader-context';
import { usePortal } from '../../portal/portal-context';
import { onAfterPaint } from '../idle';
import { prefetchRegistryOnInteraction } from './first-interaction';

/** Lazy-loads the prefetching code, and what keeps the page whole under a browser's translator. */
export const importPrefetch = () => import(/* webpackChunkName: "after-paint" */ './after-paint');

/**
 * Prefetches code: a screen on link hover; when idle, all domains on the home and the current remote's kit on a
 * screen. The prefetching code itself is loaded after paint.
 */
export const usePrefetch = (): void => {
  const { screens } = usePortal();
  const place = useLoaderRef();
  const session = useFullSession();
  const { pathname } = useAddress();
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
