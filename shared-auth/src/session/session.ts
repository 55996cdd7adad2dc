import {
  isStaff,
  matriculeOf,
  type SessionFacts,
  type StartupFailure,
} from 'shared-contract/portal/session-facts';

/** Result of the start-up sequence. */
export interface Session extends SessionFacts {
  /** The shell's version and the active version of each remote. */
  version: string;
  /** Start-up calls that failed and were replaced by a denial. */
  failures: StartupFailure[];
}

/** True while staff view a student, read-only. */
export const isViewing = (session: Session): boolean => {
  const matricule = matriculeOf(session);
  return isStaff(session.infos) && matricule !== null && matricule !== session.infos.Username;
};

/** Value of `X-Matricule`: the student whom a page shows, else the account of staff (CONTRACT §8.5). */
export const pageOwnerOf = (session: Session): string => matriculeOf(session) ?? session.infos.Username;
