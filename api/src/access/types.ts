import type { AccessFlag, AccessRight, EventsAccess, Right, Role, ScreenId } from 'shared-contract';

/** Who asks, and on whose file: resolved once a request from the session and the student in view. */
export interface Principal {
  userId: number;
  username: string;
  roles: Role[];
  /** The student in view: oneself, or the one whom staff looks at; null when there is none. */
  etudiantId: number | null;
  /** Matricule of the student in view. */
  matricule: string | null;
  /** true while staff looks at a student: rights are read-only (CONTRACT §2). */
  viewing: boolean;
  isActive: boolean;
  isBlocked: boolean;
  /** true once the privacy policy in force is accepted; always true for staff. */
  isRgpd: boolean;
}

/** Who may call a route; of several flags, one is enough. Without `startup`, `beforePrivacy` and the like the strictest reading holds. */
export type AccessRule =
  | { open: true }
  | { session: true }
  | { screen: ScreenId; right: Right; flag?: AccessFlag | readonly AccessFlag[] }
  | { roles: Role[]; screen?: ScreenId };

/** Exceptions to what holds for every route (CONTRACT §2). */
export interface AccessExceptions {
  /** One of the six start-up calls: answers anyone signed in. */
  startup?: true;
  /** Allowed before the privacy policy is accepted. */
  beforePrivacy?: true;
  /** Opened by navigation (a file in a new tab): carries no X-Matricule. */
  navigation?: true;
  /** A write that is allowed while viewing a student. */
  whileViewing?: true;
  /** Allowed to a blocked student, beside the screens Documents and Valves. */
  whenBlocked?: true;
  /** Answers staff without a student in view too: what it shows belongs to no student (a unit's sheet). */
  withoutStudent?: true;
}

/** What every route declares in `config.access`; a route without it stops the start. */
export type Access = AccessRule & AccessExceptions;

/** The one place where rights and event flags are computed (platform/rights implements it). */
export interface RightsSource {
  /** The user with the student in view; null when the user no longer exists. An unknown viewed matricule is ignored. */
  findPrincipal(userId: number, viewedMatricule: string | null): Promise<Principal | null>;
  findUserId(username: string): Promise<number | null>;
  /** Screen rights of the signed-in person, read-only while viewing. */
  rights(principal: Principal): Promise<AccessRight[]>;
  /** Event flags of the student in view at an instant. */
  events(principal: Principal, now: Date): Promise<EventsAccess>;
}
