import type { ReactNode } from 'react';
import { decideLanding, mustAcceptPrivacy, useWholeSession } from 'shared-auth/host';
import { Navigate, Outlet, useLocation } from 'shared-router';
import { forbiddenUrl } from '../navigation/denied-path';
import { RedirectToPrivacy } from '../navigation/return-path';

/** The shell's own pages are for those who land on the home; others go where they belong (CONTRACT §5.1, §5.5). */
export const HomeGuard = () => {
  const session = useWholeSession();
  const { pathname } = useLocation();
  const landing = decideLanding(session.infos);
  if (landing !== '/desktop') return <Navigate to={landing} replace />;
  if (mustAcceptPrivacy(session) && pathname !== '/desktop') return <RedirectToPrivacy />;
  return <Outlet />;
};

/** Leads to the page that says that this one is not hers. */
export const RedirectToForbidden = () => <Navigate to={forbiddenUrl(useLocation().pathname)} replace />;

/** A page for administrators; anyone else reads that it is not hers. */
export const AdminOnly = ({ children }: { children: ReactNode }) =>
  useWholeSession().infos.admin ? children : <RedirectToForbidden />;
