import type { ScreenId } from '../base/screen-ids';

/** GET /security/status */
export interface SecurityStatus {
  connected: boolean;
}

/** GET /version: the portal's version, its schema, the shell in service and the active version of each remote. */
export interface VersionInfo {
  version: string;
  /** The last migration of the database that this release works on: `0008_own-contacts-and-read-notices`. */
  schema: string;
  /** Version of the published shell; absent while the one that was built on the server is in service. */
  shell?: string;
  /** Version of the contract that the shell in service speaks. */
  contract?: string;
  remotes: Record<string, string>;
}

/** GET /security/infos (S1 §3 Security status, S2 §3 User, CONTRACT §3). */
export interface SecurityInfos {
  Username: string;
  /** How a member of staff is called, and what she does at the school; absent for students, and where it is not known. */
  Nom?: string;
  Fonction?: string;
  RoleNames: string[];
  student: boolean;
  admin: boolean;
  programmes: boolean;
  verifications: boolean;
  /** The school's desk (CONTRACT §7.11). */
  gestion: boolean;
  /** Desk acts in at least one section (DESK_ACTS); absent for everybody else. */
  GestionActes?: string[];
  ICHECAdmin: boolean;
  ICHECProgrammes: boolean;
  isActive: boolean;
  isBlocked: boolean;
  /** true once the privacy policy in force is accepted. */
  isRGPD: boolean;
  EtudiantMatricule: string | null;
  GestionnairesAdministratifs: Manager[];
  Coordinateurs: Manager[];
  version: string;
  /** The portal's clock, ISO 8601 with zone: every rule in the browser uses it. */
  Maintenant: string;
}

/** An administrative manager or a coordinator. */
export interface Manager {
  Nom: string;
  Prenom: string;
  Email: string;
  Telephone: string | null;
  Local: string | null;
}

/** One line of GET /security/access; a screen absent from the list is denied. */
export interface AccessRight {
  ScreenLocation: ScreenId;
  Create: boolean;
  Read: boolean;
  Update: boolean;
  Delete: boolean;
}

/** GET /extranet/student/Dashboard. 204 where there is no student in view. */
export interface Dashboard {
  EtudiantMatricule: string;
  PersonnePrenom: string;
  PersonneNom: string;
  /** URL path of the identity photo, or null. */
  PersonnePhoto: string | null;
  DocumentsNonLus: number;
  /** 0 to staff who look at her: notifications are hers alone. */
  NotificationsNonLues: number;
  /** « Bachelier en gestion, bloc 2 »: what the student is enrolled in this year; null without an enrolment. */
  Etudes: string | null;
}
