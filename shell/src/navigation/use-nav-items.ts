import { decideLanding, useFullSession } from 'shared-auth/host';
import { useAddress } from 'shared-router/address';
import type { BarPlace } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { navigationScreens } from '../portal/screens';
import { TEXTS } from '../texts';

/** Paths that count as the home: the home itself, and the gate of blocked students. */
const HOME_PATHS = ['/desktop', '/blockedStudent'];

const isWithin = (pathname: string, path: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());

/** Navigation items of header and bottom bar: the home, then ranked screens. Empty when there would be only one. */
export const useNavItems = (): BarPlace[] => {
  const { screens } = usePortal();
  const session = useFullSession();
  const { pathname } = useAddress();
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
