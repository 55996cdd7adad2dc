import { useEffect, useState } from 'react';
import { latePart } from '../late/late-part';

/** A page that is younger holds the registry that it came with: milliseconds. */
const FIRST_POLL_DELAY_MS = 60_000;

const Updates = latePart(() => import(/* webpackChunkName: "after-paint" */ '../updates/updates'));

/** Looks for new versions once the page is no longer young; a look that can't be fetched is tried again. */
export const LateUpdates = () => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const fetchIt = () =>
      Updates.preload().then(
        () => setIsThere(true),
        () => {},
      );
    const timer = setInterval(fetchIt, FIRST_POLL_DELAY_MS);
    return () => clearInterval(timer);
  }, [isThere]);
  return isThere && <Updates />;
};
