import { useCallback, useEffect, useRef } from 'react';
import { refreshPaths } from 'shared-auth';
import { STARTUP_PATHS } from 'shared-contract';
import { useNavigate } from 'shared-router';

/**
 * Leaves for home a screen whose event its own write has closed. The flags are read again once the screen is gone:
 * earlier, its guard would lead to the page that says that it is closed.
 */
export const useWayHome = (): (() => void) => {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) void refreshPaths([STARTUP_PATHS.events]);
    },
    [],
  );
  return useCallback(() => {
    isLeaving.current = true;
    void navigate('/desktop', { replace: true });
  }, [navigate]);
};
