import type { PortalScreen } from '../federation/registry';
import type { EventWindow } from './events';
import type { SecurityInfos } from './security';
import {
  hasRight,
  isDeskOnly,
  isStaff,
  isVerificationsOnly,
  matriculeOf,
  mustAcceptPrivacy,
  type SessionFacts,
  type StartupFailure,
} from './session-facts';

/** The first page of a signed-in person (CONTRACT §5.1). */
export type Landing = '/verifications' | '/notStudent' | '/inactiveStudent' | '/blockedStudent' | '/desktop';

/** Landing page of a person: first matching rule. */
export const decideLanding = (infos: SecurityInfos): Landing => {
  if (isDeskOnly(infos)) return '/desktop';
  if (isVerificationsOnly(infos)) return '/verifications';
  if (!infos.student && !isStaff(infos)) return '/notStudent';
  if (!infos.isActive) return '/inactiveStudent';
  if (infos.isBlocked) return '/blockedStudent';
  return '/desktop';
};

/** Why a screen is closed; `unread`: unknown, since the start-up call failed. */
export type DenialReason = 'role' | 'event' | 'right' | 'no-student' | 'unread';

export type AccessDecision =
  | { kind: 'open' }
  | { kind: 'redirect'; to: Landing }
  | { kind: 'denied'; reason: DenialReason; window: EventWindow | null };

type GuardedScreen = Pick<PortalScreen, 'screen' | 'flag' | 'roles' | 'whenBlocked'>;

const OPEN: AccessDecision = { kind: 'open' };

const denied = (reason: DenialReason, window: EventWindow | null = null): AccessDecision => ({
  kind: 'denied',
  reason,
  window,
});

/** A failed call denies (S1 §6), but gives no reason of the person's own. */
const deniedBy = (
  call: StartupFailure,
  reason: DenialReason,
  { failures }: SessionFacts,
  window: EventWindow | null = null,
): AccessDecision => denied(failures?.includes(call) ? 'unread' : reason, window);

const forSituation = (screen: GuardedScreen, session: SessionFacts): AccessDecision | null => {
  const landing = decideLanding(session.infos);
  const staysOpen = landing === '/blockedStudent' && screen.whenBlocked === true;
  if (landing === '/verifications') return null;
  if (landing !== '/desktop' && !staysOpen) return { kind: 'redirect', to: landing };
  if (mustAcceptPrivacy(session)) return { kind: 'redirect', to: '/desktop' };
  return null;
};

/**
 * Decides whether a screen opens for this session: situation first (not a student, inactive, blocked, privacy), then
 * role, event and right. The server uses it to preload a page's remote, and decides again on every call.
 */
export const decideAccess = (screen: GuardedScreen, session: SessionFacts): AccessDecision => {
  const bySituation = forSituation(screen, session);
  if (bySituation) return bySituation;
  if (screen.roles) return screen.roles.some((role) => session.infos[role]) ? OPEN : denied('role');
  if (screen.screen && matriculeOf(session) === null) {
    return isStaff(session.infos) ? deniedBy('dashboard', 'no-student', session) : denied('role');
  }
  if (screen.flag && !session.events[screen.flag]) {
    const window = session.events.Evenements.find(({ Flag }) => Flag === screen.flag) ?? null;
    return deniedBy('events', 'event', session, window);
  }
  if (screen.screen && !hasRight(session.access, screen.screen, 'Read'))
    return deniedBy('access', 'right', session);
  return OPEN;
};

/**
 * True when a closed screen stays readable: its window, or the student's own act, closed it (CONTRACT §7.3). It is
 * read-only then.
 */
export const isStillRead = (
  { outlivesWindow }: Pick<PortalScreen, 'outlivesWindow'>,
  decision: AccessDecision,
): boolean =>
  outlivesWindow === true &&
  decision.kind === 'denied' &&
  decision.reason === 'event' &&
  decision.window?.EstLisible === true;

/** Pages that anyone may open, signed in or not (CONTRACT §2). */
const PUBLIC = /^\/(confidentialite|accessibilite|attestation\/[^/]+)\/?$/i;

/** True for pages without a session. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.test(pathname);
