import {
  isStaff,
  matriculeOf,
  type SessionFacts,
  type StartupFailure,
} from 'shared-contract/portal/session-facts';

/** Everything that the start-up sequence learned. */
export interface Session extends SessionFacts {
  /** The shell's version and the active version of each remote. */
  version: string;
  /** Start-up calls that failed and were replaced by a denial. */
  failures: StartupFailure[];
}

/** Staff look at somebody else's file, read-only. */
export const isViewing = (session: Session): boolean => {
  const matricule = matriculeOf(session);
  return isStaff(session.infos) && matricule !== null && matricule !== session.infos.Username;
};

/** What `X-Matricule` has to say: the student whom staff look at, null on one's own page (CONTRACT §2). */
export const viewedMatriculeOf = (session: Session): string | null =>
  isViewing(session) ? matriculeOf(session) : null;
