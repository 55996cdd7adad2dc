import type { AccessRight, EventsAccess, Role } from 'shared-contract';
import type { Situation } from './situation';

/** The signed-in person and the student in view, resolved once per request from the session. */
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

/** Stored facts of an account: its own student, and the student in view. */
export interface Account {
  compteId: number;
  identifiant: string;
  roles: string[];
  actif: boolean;
  bloque: boolean;
  rgpdVersion: string | null;
  etudiantId: number | null;
  matricule: string | null;
  vuId: number | null;
  vuMatricule: string | null;
}

/** A student's standing: what decides on her events, and the result. */
export interface Standing {
  /** null for nobody known. */
  situation: Situation | null;
  events: EventsAccess;
}

/** The one place where rights and event flags are computed (platform/rights implements it). */
export interface RightsSource {
  /** The user with the student in view; null when the user no longer exists. An unknown viewed matricule is ignored. */
  findPrincipal(userId: number, viewedMatricule: string | null): Promise<Principal | null>;
  /** The principal of an account that was just read. */
  principalOf(account: Account): Principal;
  findUserId(username: string): Promise<number | null>;
  /** Screen rights of the signed-in person, read-only while viewing. */
  rights(principal: Principal): Promise<AccessRight[]>;
  /** Standing of the student in view at an instant. */
  standing(principal: Principal, now: Date): Promise<Standing>;
  /** Event flags of the student in view at an instant. */
  events(principal: Principal, now: Date): Promise<EventsAccess>;
}
