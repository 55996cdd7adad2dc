import { Navigate, useLocation } from 'shared-router';

/** Redirects to the home, where the privacy policy is accepted; the router state keeps the requested path. */
export const RedirectToPrivacy = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/desktop" replace state={pathname + search + hash} />;
};

/** Path requested before the privacy policy was accepted; the home by default. */
export const useReturnPath = (): string => {
  const { state } = useLocation();
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/desktop';
};
