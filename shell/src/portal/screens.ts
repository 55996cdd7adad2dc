import { decideAccess, type Session } from 'shared-auth/host';
import type { PageEntry, PageRegistry, PortalScreen } from 'shared-contract';
import { memoizeByKey, memoizeByObject } from 'shared-contract/base/memoize';
import { matchPath } from 'shared-router';

/** A declared screen with its remote. */
export interface DeclaredScreen extends PortalScreen {
  remote: PageEntry;
}

/** All screens of the registry, in order. */
export const listScreens = memoizeByObject((registry: PageRegistry): DeclaredScreen[] =>
  registry.remotes.flatMap((remote) => remote.screens.map((screen) => ({ ...screen, remote }))),
);

const parameters = (path: string): number => path.split('/').filter((part) => part.startsWith(':')).length;

const compileMatcher = memoizeByObject((screens: DeclaredScreen[]) =>
  memoizeByKey(
    (pathname: string) => pathname,
    (pathname) =>
      screens
        .filter(({ path }) => matchPath({ path, end: true }, pathname))
        .sort((a, b) => parameters(a.path) - parameters(b.path))[0] ?? null,
  ),
);

/** The screen matching a path, case-insensitive; the one with the fewest parameters wins. */
export const findScreen = (screens: DeclaredScreen[], pathname: string): DeclaredScreen | null =>
  compileMatcher(screens)(pathname);

/** True when the remote has code that may run; otherwise the screen is announced or disabled. */
export const isAvailable = ({ remote }: DeclaredScreen): boolean => remote.enabled && remote.release !== null;

/** Screens with a rank in the header that open for this session. */
export const navigationScreens = (screens: DeclaredScreen[], session: Session): DeclaredScreen[] =>
  screens
    .filter((screen) => screen.nav !== undefined && decideAccess(screen, session).kind === 'open')
    .filter((screen) => isAvailable(screen) || screen.roles !== undefined)
    .sort((a, b) => (a.nav ?? 0) - (b.nav ?? 0));
