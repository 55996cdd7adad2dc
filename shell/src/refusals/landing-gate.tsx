import type { ReactNode } from 'react';
import { decideLanding, type Landing, useFullSession } from 'shared-auth/host';
import { Navigate } from 'shared-router';

/** Renders a refusal page only for the accounts it applies to; redirects the others to their landing page. */
export const LandingGate = ({ at, children }: { at: Landing; children: ReactNode }) => {
  const landing = decideLanding(useFullSession().infos);
  return landing === at ? children : <Navigate to={landing} replace />;
};
