import { useCallback, useEffect, useRef } from 'react';
// By its name, not its path: a remote bundles this file and takes the rest from the shell.
import { refreshEndpoints } from 'shared-auth';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import { useNavigate } from 'shared-router';

const HOME = '/desktop';

/**
 * Leaves for home a screen whose event its own write has closed. The flags, and the screen's own read
 * `alsoRead`, are read again once the screen is gone: earlier, its guard would lead to the page that says that it is
 * closed.
 */
export const useLeaveToDesktop = (alsoRead?: string): (() => void) => {
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
    void navigate(HOME, { replace: true });
  }, [navigate]);
};
