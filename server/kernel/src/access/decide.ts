import type { AccessFlag, AccessRight, EventsAccess, Right, ScreenId } from 'shared-contract';
import type { Access } from 'shared-contract/base/access';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { formatRefusal } from 'shared-contract/portal/format-window';
import { type ApiProblem, conflict, forbidden } from '../errors';
import type { Principal } from './types';

/** Lazy look-ups of an access decision; each runs at most once. */
export interface AccessFacts {
  isWrite: boolean;
  /** Instant of the call, by the portal's clock. */
  now: Date;
  /** Header X-Matricule as sent. */
  shownMatricule: string | null;
  rights(): Promise<AccessRight[]>;
  events(): Promise<EventsAccess>;
}

/** Screens that stay open to a blocked student (S1 §4). */
const OPEN_WHEN_BLOCKED = new Set<ScreenId>(['Documents', 'Valves']);

/** Screens that nobody reads on another's behalf: health data and a signature (CONTRACT §2). */
const NEVER_WHILE_VIEWING = new Set<ScreenId>(['DecretInclusif', 'SignaturePAI']);

const screenOf = (access: Access): ScreenId | undefined => ('screen' in access ? access.screen : undefined);

const inactive = ({ roles }: Principal): ApiProblem =>
  forbidden(
    PROBLEM_CODES.accountInactive,
    roles.includes('student')
      ? 'Votre compte n’est pas encore actif. Réessayez dans 24 heures\u202f; si rien n’a changé, contactez le secrétariat de l’école.'
      : 'Ce compte est fermé. S’il devait être ouvert, contactez le secrétariat de l’école.',
  );

const refuseByState = (access: Access, principal: Principal): ApiProblem | null => {
  if (!principal.isActive) return inactive(principal);
  if (principal.viewing || !principal.roles.includes('student')) return null;
  if (!principal.isRgpd && !access.beforePrivacy) {
    return forbidden(
      PROBLEM_CODES.privacy,
      'Acceptez d’abord la politique de confidentialité, sur la page d’accueil.',
    );
  }
  const screen = screenOf(access);
  if (principal.isBlocked && !access.whenBlocked && !(screen && OPEN_WHEN_BLOCKED.has(screen))) {
    return forbidden(
      PROBLEM_CODES.fileBlocked,
      'Votre dossier est bloqué\u00a0: seuls les documents et les valves restent ouverts.',
    );
  }
  return null;
};

const refuseWhileViewing = (access: Access, principal: Principal, isWrite: boolean): ApiProblem | null => {
  if (!principal.viewing) return null;
  if (isWrite && !access.whileViewing) {
    return forbidden(
      PROBLEM_CODES.readOnly,
      'Vous consultez le dossier d’un étudiant\u00a0: rien ne peut y être modifié.',
    );
  }
  const screen = screenOf(access);
  return screen && NEVER_WHILE_VIEWING.has(screen)
    ? forbidden(PROBLEM_CODES.readRefused, 'Ce dossier n’est lisible que par l’étudiant lui-même.')
    : null;
};

const otherStudent = (): ApiProblem =>
  conflict(
    PROBLEM_CODES.otherStudent,
    'Cette page montre un autre étudiant que celui de votre session. Rechargez-la.',
  );

/** Whose pages a person has: those of the student in view, else of the account (CONTRACT §8.5). */
const ownerOf = ({ matricule, username }: Principal): string => matricule ?? username;

/**
 * Refuses a call from a page that shows somebody else than the session has by now: after a switch of the student in view,
 * or another sign-in, in a second tab. A call that does not say whose page it comes from is judged by the session.
 */
const refuseStalePage = (access: Access, principal: Principal, shown: string | null): ApiProblem | null => {
  if (shown === null)
    return principal.viewing && !access.navigation && !access.whileViewing ? otherStudent() : null;
  if (shown === ownerOf(principal)) return null;
  // A page whose student is no more in view can still leave the view, or choose another student.
  if (principal.viewing) return access.whileViewing ? null : otherStudent();
  return conflict(
    PROBLEM_CODES.otherStudent,
    'Une autre personne est connectée maintenant sur ce navigateur. Cette page n’est pas la sienne\u00a0: rechargez-la.',
  );
};

const RIGHT_NAMES: Record<Right, string> = {
  Create: 'créer',
  Read: 'consulter',
  Update: 'modifier',
  Delete: 'supprimer',
};

const refuseByRight = async (
  screen: ScreenId,
  right: Right,
  facts: AccessFacts,
): Promise<ApiProblem | null> => {
  const line = (await facts.rights()).find((one) => one.ScreenLocation === screen);
  return line?.[right]
    ? null
    : forbidden(
        PROBLEM_CODES.rightMissing,
        `Vous n’avez pas le droit de ${RIGHT_NAMES[right]} ces informations.`,
      );
};

const flagsOf = (flag: AccessFlag | readonly AccessFlag[]): readonly AccessFlag[] =>
  typeof flag === 'string' ? [flag] : flag;

/** 403 with the event's reason, and its dates when these close it, where none of the flags is set; or null. */
export const refuseByFlag = (
  flag: AccessFlag | readonly AccessFlag[],
  events: EventsAccess,
  now: Date,
): ApiProblem | null => {
  const flags = flagsOf(flag);
  if (flags.some((one) => events[one])) return null;
  const window = events.Evenements.find((event) => event.Flag === flags[0]);
  const reason = window && formatRefusal(window, now.toISOString());
  return forbidden(PROBLEM_CODES.eventClosed, reason ?? 'Cette période n’est pas ouverte pour vous.');
};

/**
 * An event whose window is closed still allows reads; they are refused only where the event does not concern the
 * student.
 */
const refuseByEvent = async (
  flag: AccessFlag | readonly AccessFlag[],
  outlivesWindow: boolean,
  facts: AccessFacts,
): Promise<ApiProblem | null> => {
  const events = await facts.events();
  const isReadable = events.Evenements.some(
    ({ Flag, EstLisible }) => EstLisible && flagsOf(flag).includes(Flag),
  );
  return outlivesWindow && isReadable ? null : refuseByFlag(flag, events, facts.now);
};

const refuseByRule = async (access: Access, principal: Principal, facts: AccessFacts) => {
  if ('roles' in access) {
    return access.roles.some((role) => principal.roles.includes(role))
      ? null
      : forbidden(PROBLEM_CODES.roleMissing, 'Cette partie du portail est réservée à d’autres personnes.');
  }
  if (!('screen' in access)) return null;
  const byRight = await refuseByRight(access.screen, access.right, facts);
  if (byRight) return byRight;
  if (principal.etudiantId === null) {
    return forbidden(PROBLEM_CODES.noStudent, 'Choisissez d’abord un étudiant.');
  }
  return access.flag ? refuseByEvent(access.flag, access.outlivesWindow === true, facts) : null;
};

/** The refusal of a call by a signed-in person, or null; the checks run in the order below. */
export const refusalFor = async (
  access: Access,
  principal: Principal,
  facts: AccessFacts,
): Promise<ApiProblem | null> => {
  if ('open' in access) return null;
  const stale = refuseStalePage(access, principal, facts.shownMatricule);
  if (access.startup) return facts.shownMatricule === null ? null : stale;
  return (
    refuseByState(access, principal) ??
    refuseWhileViewing(access, principal, facts.isWrite) ??
    stale ??
    refuseByRule(access, principal, facts)
  );
};
