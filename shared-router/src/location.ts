import { useSyncExternalStore } from 'react';
import { type Location, useLocation as useRouterLocation } from 'react-router-dom';

/** The history of the browser does not say when it changes: the router does. */
const noSubscription = () => () => {};

/**
 * Where the portal is, for a screen. The server, which draws the page, knows neither what follows `#` nor the state of the
 * history, which outlives a reload: both come once React has taken over what was drawn.
 */
export const useLocation = (): Location => {
  const location = useRouterLocation();
  const state = useSyncExternalStore(
    noSubscription,
    () => location.state,
    () => null,
  );
  const hash = useSyncExternalStore(
    noSubscription,
    () => location.hash,
    () => '',
  );
  const isWhole = state === location.state && hash === location.hash;
  return isWhole ? location : { ...location, state, hash };
};
