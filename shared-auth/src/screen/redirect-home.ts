import { useCallback, useEffect, useRef } from 'react';
// By its name, not its path: a remote bundles this file and takes the rest from the shell.
import { refreshEndpoints } from 'shared-auth';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import { useNavigate } from 'shared-router';

const HOME_PATH = '/desktop';

/**
 * Redirects home after a write that closed the screen's own event. Flags, and `alsoRead`, are revalidated after the
 * screen unmounts: earlier, its guard would redirect to the refusal page.
 */
export const useRedirectHome = (alsoRead?: string): (() => void) => {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) void refreshEndpoints([eventsAccess, ...(alsoRead ? [{ path: alsoRead }] : [])]);
    },
    [alsoRead],
  );
  return useCallback(() => {
    isLeaving.current = true;
    void navigate(HOME_PATH, { replace: true });
  }, [navigate]);
};
