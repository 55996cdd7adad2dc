import { useMemo } from 'react';
import type { Dashboard, EventFlag, EventsAccess, Right, ScreenId, SecurityInfos } from 'shared-contract';
import { hasRight, isStaff, matriculeOf } from 'shared-contract/portal/session-facts';
import { isViewing } from './session';
import { useFullSession } from './session-context';

/** The signed-in person and the viewed student. */
export interface SessionView extends SecurityInfos {
  dashboard: Dashboard | null;
  /** Number of the student in view; null where there is none. */
  matricule: string | null;
  /** Administrator or programme staff. */
  isStaff: boolean;
  /** Staff look at a student's file: everything is read-only. */
  isViewing: boolean;
}

/** The signed-in person and the viewed student. */
export const useSession = (): SessionView => {
  const session = useFullSession();
  return useMemo(
    () => ({
      ...session.infos,
      dashboard: session.dashboard,
      matricule: matriculeOf(session),
      isStaff: isStaff(session.infos),
      isViewing: isViewing(session),
    }),
    [session],
  );
};

/** True when the right on a screen is granted; for display only, the server enforces it. */
export const useRight = (screen: ScreenId, right: Right): boolean =>
  hasRight(useFullSession().access, screen, right);

/** Event flags and windows of the start-up (all false when that call failed). */
export const useEvents = (): EventsAccess => useFullSession().events;

/** True when an event flag is set for the viewed student. */
export const useEventFlag = (flag: EventFlag): boolean => useEvents()[flag];
