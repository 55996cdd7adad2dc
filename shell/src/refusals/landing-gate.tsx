import type { ReactNode } from 'react';
import { decideLanding, type Landing, useWholeSession } from 'shared-auth/host';
import { Navigate } from 'shared-router';

/** Shows a page of refusal to those whom it concerns; the others go to their own page. */
export const LandingGate = ({ at, children }: { at: Landing; children: ReactNode }) => {
  const landing = decideLanding(useWholeSession().infos);
  return landing === at ? children : <Navigate to={landing} replace />;
};
