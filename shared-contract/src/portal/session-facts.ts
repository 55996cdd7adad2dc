import type { Right } from '../base/access';
import type { ScreenId } from '../base/screen-ids';
import type { EventsAccess } from './events';
import type { AccessRight, Dashboard, SecurityInfos } from './security';

/** A start-up call that may fail without stopping the portal. */
export type StartupFailure = 'version' | 'dashboard' | 'access' | 'events';

/** Start-up facts of the signed-in person and the student in view. */
export interface SessionFacts {
  infos: SecurityInfos;
  /** null where there is no student in view. */
  dashboard: Dashboard | null;
  access: AccessRight[];
  events: EventsAccess;
  /** Calls that failed and were replaced by a denial, which then says nothing of this person. */
  failures?: readonly StartupFailure[];
}

/** Administrators and programme staff, who may view any student (S1 §6). */
export const isStaff = (infos: Pick<SecurityInfos, 'admin' | 'programmes'>): boolean =>
  infos.admin || infos.programmes;

/** Only the verification space is meant for this person (CONTRACT §5.1). */
export const isVerificationsOnly = (infos: SecurityInfos): boolean =>
  infos.verifications && !infos.student && !isStaff(infos);

/** The school's desk is meant for this person, no student's file (CONTRACT §7.11). */
export const isDeskOnly = (infos: SecurityInfos): boolean =>
  infos.gestion && !infos.student && !isStaff(infos);

/** The home of staff is this person's: what waits, a student, the windows that change. */
export const hasStaffHome = (infos: SecurityInfos): boolean => isStaff(infos) || isDeskOnly(infos);

/** Number of the student in view: from the dashboard for staff, the user name otherwise (S1 §6). */
export const matriculeOf = ({ infos, dashboard }: SessionFacts): string | null => {
  if (isStaff(infos)) return dashboard?.EtudiantMatricule ?? null;
  return infos.student ? infos.Username : null;
};

/** The privacy policy has to be accepted first; staff are exempt (CONTRACT §5.5). */
export const mustAcceptPrivacy = ({ infos }: Pick<SessionFacts, 'infos'>): boolean =>
  infos.student && !isStaff(infos) && !infos.isRGPD;

/** True when the list grants a right, ignoring case; absent screens are denied. */
export const hasRight = (access: AccessRight[], screen: ScreenId, right: Right): boolean =>
  access.some((line) => line.ScreenLocation.toLowerCase() === screen.toLowerCase() && line[right]);
