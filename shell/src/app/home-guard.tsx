import type { ReactNode } from 'react';
import { decideLanding, mustAcceptPrivacy, useFullSession } from 'shared-auth/host';
import { forbiddenUrl } from 'shared-contract/portal/asked-page';
import { Navigate, Outlet } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { RedirectToPrivacy } from '../navigation/return-path';

/**
 * Guard of the shell's own pages: redirects to the landing page of the session unless it lands on the home (CONTRACT
 * §5.1, §5.5).
 */
export const HomeGuard = () => {
  const session = useFullSession();
  const { pathname } = useAddress();
  const landing = decideLanding(session.infos);
  if (landing !== '/desktop') return <Navigate to={landing} replace />;
  if (mustAcceptPrivacy(session) && pathname !== '/desktop') return <RedirectToPrivacy />;
  return <Outlet />;
};

/** Redirects to the refusal page, with the denied path. */
export const RedirectToForbidden = () => <Navigate to={forbiddenUrl(useAddress().pathname)} replace />;

/** Guard for administrators; everybody else is redirected to the refusal page. */
export const AdminOnly = ({ children }: { children: ReactNode }) =>
  useFullSession().infos.admin ? children : <RedirectToForbidden />;
