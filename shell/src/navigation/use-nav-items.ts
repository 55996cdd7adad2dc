import { decideLanding, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import type { BarPlace } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { navigationScreens } from '../portal/screens';
import { TEXTS } from '../texts';

/** Pages that stand for the home: the home itself, and the gate of who still has some screens behind it. */
const HOME_PATHS = ['/desktop', '/blockedStudent'];

const isWithin = (pathname: string, path: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());

/**
 * The places that the header and the bottom bar lead to: the home, then the screens that have a rank. None where there
 * would be one alone: who verifies, who is not a student.
 */
export const useNavItems = (): BarPlace[] => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const { pathname } = useLocation();
  const landing = decideLanding(session.infos);
  const places = [
    ...(HOME_PATHS.includes(landing) ? [{ label: TEXTS.home, to: landing, icon: 'house' }] : []),
    ...(landing === '/desktop' && session.dashboard !== null
      ? [{ label: TEXTS.todo, to: '/echeances', icon: 'list-checks' }]
      : []),
    ...navigationScreens(screens, session).map(({ title, short, path, tile }) => ({
      label: short ?? title,
      to: path,
      icon: tile?.icon ?? 'compass',
    })),
  ];
  return places.length < 2
    ? []
    : places.map((place) => ({ ...place, isCurrent: isWithin(pathname, place.to) }));
};
