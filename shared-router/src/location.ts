import { useSyncExternalStore } from 'react';
import { type Location, useLocation as useRouterLocation } from 'react-router-dom';

/** The history of the browser does not say when it changes: the router does. */
const noSubscription = () => () => {};

/**
 * Where the portal is. The state of the history outlives a reload, and the server, which draws the page, does not know it:
 * it comes once React has taken over what was drawn.
 */
export const useLocation = (): Location => {
  const location = useRouterLocation();
  const state = useSyncExternalStore(
    noSubscription,
    () => location.state,
    () => null,
  );
  return state === location.state ? location : { ...location, state };
};
