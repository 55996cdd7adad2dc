import { Suspense, useEffect, useState } from 'react';
import { LateSessionEnding } from '../session/ending/late-session-ending';
import Updates from '../updates/updates';

/** Age at which a page looks for new versions, milliseconds; a younger one holds the registry it came with. */
const UPDATES_AGE_MS = 60_000;

const useIsAged = (): boolean => {
  const [isAged, setIsAged] = useState(() => performance.now() >= UPDATES_AGE_MS);
  useEffect(() => {
    if (isAged) return undefined;
    const timer = setTimeout(setIsAged, UPDATES_AGE_MS - performance.now(), true);
    return () => clearTimeout(timer);
  }, [isAged]);
  return isAged;
};

/** What a page that stays open looks out for: the end of the session, and new versions. */
export default function OpenPage() {
  const isAged = useIsAged();
  return (
    <>
      <Suspense>
        <LateSessionEnding />
      </Suspense>
      {isAged && <Updates />}
    </>
  );
}
