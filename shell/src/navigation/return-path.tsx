import { useEffect } from 'react';
import { askedPage } from 'shared-contract/portal/asked-page';
import { Navigate, useNavigate } from 'shared-router';
import { useAddress } from 'shared-router/address';

/** Redirects to the home, where the privacy policy is accepted; the router state keeps the requested path. */
export const RedirectToPrivacy = () => {
  const { pathname, search, hash } = useAddress();
  return <Navigate to="/desktop" replace state={pathname + search + hash} />;
};

/**
 * Path requested before the privacy policy was accepted; the home by default. The server's redirect names it in the
 * query: from there it goes to the router state, which a reload keeps, and the address is the home's own.
 */
export const useReturnPath = (): string => {
  const { search, hash, state } = useAddress();
  const navigate = useNavigate();
  const named = askedPage(new URLSearchParams(search));
  const asked = named === null ? null : named + hash;
  useEffect(() => {
    if (asked !== null) void navigate('/desktop', { replace: true, state: asked });
  }, [asked, navigate]);
  if (asked !== null) return asked;
  return typeof state === 'string' && /^\/(?![/\\])/.test(state) ? state : '/desktop';
};
