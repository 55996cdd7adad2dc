import { useCallback, useEffect, useRef } from 'react';
import { refreshPaths } from 'shared-auth';
import { STARTUP_PATHS } from 'shared-contract';
import { useNavigate } from 'shared-router';
import { HOME_PATH } from '../paths';
import { SIGNATURE_CALL } from './use-signature';

/**
 * Leaves for home, the event being over. The flags are read again once the screen is gone: earlier, its guard would
 * lead to the page that says that it is closed.
 */
export const useWayHome = (): (() => void) => {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) void refreshPaths([STARTUP_PATHS.events, SIGNATURE_CALL]);
    },
    [],
  );
  return useCallback(() => {
    isLeaving.current = true;
    void navigate(HOME_PATH, { replace: true });
  }, [navigate]);
};
