import { Navigate, useLocation } from 'shared-router';

/** Leads to the home, where the privacy policy is accepted, and keeps the page that was asked for. */
export const RedirectToPrivacy = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/desktop" replace state={pathname + search + hash} />;
};

/** The page that was asked for before the policy was accepted; the home where none was. */
export const useReturnPath = (): string => {
  const { state } = useLocation();
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/desktop';
};
