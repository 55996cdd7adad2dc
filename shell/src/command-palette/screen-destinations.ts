import { decideAccess, decideLanding, type Session } from 'shared-auth/host';
import { formatWindow } from 'shared-contract/portal/format-window';
import type { MenuEntry } from 'shared-ui';
import { type DeclaredScreen, isAvailable } from '../portal/screens';
import { TEXTS } from '../texts';
import type { Destination } from './search';
import { SYNONYMS } from './synonyms';
import { NAVIGATION_TEXTS } from './texts';

const page = (to: string, title: string, icon: string): Destination => ({
  key: to,
  title,
  to,
  icon,
  detail: NAVIGATION_TEXTS.pageOf,
  words: SYNONYMS[to] ?? '',
});

/** Shell pages open to everybody. */
const forAll = (session: Session): Destination[] => [
  ...(decideLanding(session.infos) === '/desktop' ? [page('/desktop', TEXTS.home, 'house')] : []),
  ...(decideLanding(session.infos) === '/desktop' && session.dashboard !== null
    ? [
        page('/echeances', TEXTS.deadlines, 'list-checks'),
        ...(session.infos.student ? [page('/notifications', TEXTS.notifications, 'bell')] : []),
      ]
    : []),
  page('/confidentialite', TEXTS.privacyPolicy, 'shield-check'),
  page('/accessibilite', TEXTS.accessibility, 'accessibility'),
];

/** Why an event screen is closed; null when open, undefined when it does not concern this person. */
const closedBy = (screen: DeclaredScreen, session: Session): string | null | undefined => {
  const decision = decideAccess(screen, session);
  if (decision.kind === 'open') return isAvailable(screen) || screen.roles !== undefined ? null : undefined;
  if (decision.kind !== 'denied' || decision.reason !== 'event' || !decision.window) return undefined;
  return formatWindow(decision.window, session.infos.Maintenant);
};

const declared = (screen: DeclaredScreen, session: Session): Destination[] => {
  const closed = screen.path.includes(':') ? undefined : closedBy(screen, session);
  if (closed === undefined) return [];
  const { path, title, short = '', tile } = screen;
  return [
    {
      key: path,
      to: path,
      title,
      icon: closed === null ? (tile?.icon ?? 'compass') : 'lock',
      detail: closed === null ? (tile?.text ?? '') : NAVIGATION_TEXTS.closed(closed),
      words: [short, tile?.text, SYNONYMS[path]].join(' '),
    },
  ];
};

/**
 * All screens of this person: declared ones, open or with a window, and the shell's own. A closed screen's page
 * explains why.
 */
export const screenDestinations = (
  screens: readonly DeclaredScreen[],
  session: Session,
  entries: readonly MenuEntry[],
): Destination[] => [
  ...screens.flatMap((screen) => declared(screen, session)),
  ...entries.flatMap(({ label, to, icon }) => (to === undefined ? [] : [page(to, label, icon ?? 'compass')])),
  ...forAll(session),
];
