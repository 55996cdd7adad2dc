import { useMemo } from 'react';
import type { Dashboard, EventFlag, EventsAccess, Right, ScreenId, SecurityInfos } from 'shared-contract';
import { hasRight, isStaff, matriculeOf } from 'shared-contract/portal/session-facts';
import { isViewing } from './session';
import { useWholeSession } from './session-context';

/** The signed-in person, and the student in view. */
export interface SessionView extends SecurityInfos {
  dashboard: Dashboard | null;
  /** Number of the student in view; null where there is none. */
  matricule: string | null;
  /** Administrator or programme staff. */
  isStaff: boolean;
  /** Staff look at a student's file: everything is read-only. */
  isViewing: boolean;
}

/** Who is signed in and which student is in view. */
export const useSession = (): SessionView => {
  const session = useWholeSession();
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

/** Whether a right on a screen is held; a courtesy, since the server decides again. */
export const useRight = (screen: ScreenId, right: Right): boolean =>
  hasRight(useWholeSession().access, screen, right);

/** Event flags and windows, as the start-up sequence read them (all false when that call failed). */
export const useEvents = (): EventsAccess => useWholeSession().events;

/** Whether an event flag is set for the student in view. */
export const useEventFlag = (flag: EventFlag): boolean => useEvents()[flag];
