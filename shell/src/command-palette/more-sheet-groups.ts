import { isStaff, matriculeOf, mustAcceptPrivacy, type Session } from 'shared-auth/host';
import type { EventWindow } from 'shared-contract';
import type { MenuEntry } from 'shared-ui';
import type { MoreGroup, MoreLine } from 'shared-ui/kit/command-palette';
import { closedServices, type OpenService, openServices } from '../navigation/services';
import { hoursUntil } from '../portal/dates';
import { describeOpenWindow } from '../portal/event-window';
import type { DeclaredScreen } from '../portal/screens';
import { TEXTS } from '../texts';
import { NAVIGATION_TEXTS } from './texts';

const openState = (window: EventWindow, now: string): MoreLine['state'] =>
  describeOpenWindow(window, now).state === 'soon'
    ? { tone: 'warning', icon: 'hourglass', text: NAVIGATION_TEXTS.soon }
    : { tone: 'ok', text: NAVIGATION_TEXTS.open };

/** Badge of a closed service; null for one that never concerns this person. */
const closedState = (
  { Ouverture, Fermeture, EstFait }: EventWindow,
  now: string,
): MoreLine['state'] | null => {
  if (EstFait) return { tone: 'ok', icon: 'check', text: NAVIGATION_TEXTS.done };
  if (Ouverture && hoursUntil(Ouverture, now) > 0)
    return { tone: 'info', icon: 'clock', text: NAVIGATION_TEXTS.notYet };
  if (Fermeture && hoursUntil(Fermeture, now) <= 0)
    return { tone: 'neutral', icon: 'lock', text: NAVIGATION_TEXTS.over };
  return null;
};

const unread = ({ tile }: OpenService['screen'], { dashboard }: Session): Pick<MoreLine, 'count'> => {
  const figure = tile.badge && dashboard ? dashboard[tile.badge] : 0;
  return figure > 0 ? { count: { figure, words: TEXTS.unread(figure) } } : {};
};

const openLine = ({ screen, window }: OpenService, session: Session): MoreLine => {
  const state =
    window && screen.tile.section === 'moment' ? openState(window, session.infos.Maintenant) : undefined;
  return {
    label: screen.title,
    icon: screen.tile.icon,
    to: screen.path,
    ...unread(screen, session),
    ...(state ? { state } : {}),
  };
};

const closedLines = (screens: DeclaredScreen[], session: Session): MoreLine[] =>
  closedServices(screens, session, '').flatMap(({ screen, window }) => {
    const state = window && closedState(window, session.infos.Maintenant);
    return state ? [{ label: screen.title, icon: screen.tile.icon, state }] : [];
  });

const lineOf = ({ label, icon = 'compass', to, onSelect }: MenuEntry): MoreLine => ({
  label,
  icon,
  ...(to === undefined ? {} : { to }),
  ...(onSelect === undefined ? {} : { onSelect }),
});

/** Groups of the « Plus » sheet: current events, file, account. Empty groups are omitted. */
export const moreSheetGroups = (
  screens: DeclaredScreen[],
  session: Session,
  entries: readonly MenuEntry[],
): MoreGroup[] => {
  const isKnown = !mustAcceptPrivacy(session) && (!isStaff(session.infos) || matriculeOf(session) !== null);
  const current = openServices(screens, session, 'moment').map((service) => openLine(service, session));
  const file = openServices(screens, session, 'dossier').map((service) => openLine(service, session));
  const receipts = entries.filter(({ to }) => to === '/recus').map(lineOf);
  const account = entries.filter(({ to }) => to !== '/recus').map(lineOf);
  return [
    { title: TEXTS.now, lines: [...current, ...(isKnown ? closedLines(screens, session) : [])] },
    { title: TEXTS.file, lines: [...file, ...receipts] },
    { title: NAVIGATION_TEXTS.account, lines: account },
  ].filter(({ lines }) => lines.length > 0);
};
