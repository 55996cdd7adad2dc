import { useEffect, useState } from 'react';
import { useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { fetchLoaderCode } from '../../federation/late-loader';
import { useLoaderPlace } from '../../federation/loader-context';
import { usePortal } from '../../portal/portal-context';
import { afterPaint } from '../at-rest';
import { completeAtFirstSign } from './first-sign';

/** Fetches what fetches ahead. */
export const fetchAhead = () => import(/* webpackChunkName: "after-paint" */ './fetch-ahead');

/**
 * Fetches code before it is asked for: a screen's when a link to it is pointed at; when idle, all domains' on the home, and
 * on a screen what its gestures may need. What does so comes once the page is painted.
 */
export const usePrefetch = (): void => {
  const { screens } = usePortal();
  const place = useLoaderPlace();
  const session = useWholeSession();
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<Awaited<ReturnType<typeof fetchAhead>> | null>(null);

  useEffect(
    () =>
      afterPaint(() => {
        fetchLoaderCode();
        fetchAhead().then(setAhead, () => {});
      }),
    [],
  );
  useEffect(() => completeAtFirstSign(place), [place]);
  useEffect(
    () => ahead?.fetchPointedAt({ screens, place, session, pathname }),
    [ahead, screens, place, session, pathname],
  );
  useEffect(
    () => ahead?.fetchAtRest({ screens, place, session, pathname }),
    [ahead, screens, place, session, pathname],
  );
};
