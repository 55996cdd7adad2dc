import type { AccessRight, EventsAccess, Role } from 'shared-contract';
import type { Situation } from './situation';

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

/** What is stored of who has an account: her own student, and the one whom she asks to see. */
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

/** Where a student stands: what decides on her events, and what it decided. */
export interface Standing {
  /** null for nobody known. */
  situation: Situation | null;
  events: EventsAccess;
}

/** The one place where rights and event flags are computed (platform/rights implements it). */
export interface RightsSource {
  /** The user with the student in view; null when the user no longer exists. An unknown viewed matricule is ignored. */
  findPrincipal(userId: number, viewedMatricule: string | null): Promise<Principal | null>;
  /** Who has this account, which was just read. */
  principalOf(account: Account): Principal;
  findUserId(username: string): Promise<number | null>;
  /** Screen rights of the signed-in person, read-only while viewing. */
  rights(principal: Principal): Promise<AccessRight[]>;
  /** Where the student in view stands at an instant. */
  standing(principal: Principal, now: Date): Promise<Standing>;
  /** Event flags of the student in view at an instant. */
  events(principal: Principal, now: Date): Promise<EventsAccess>;
}
