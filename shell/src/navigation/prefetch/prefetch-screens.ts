import { decideAccess, type Session } from 'shared-auth/host';
import { getLoader } from '../../federation/late-loader';
import type { LoaderRef } from '../../federation/loader-context';
import { type DeclaredScreen, findScreen, isAvailable } from '../../portal/screens';
import { onIdle } from '../idle';

/** Input of prefetching: declared screens, loader, session, current path. */
export interface PrefetchScope {
  screens: DeclaredScreen[];
  place: LoaderRef;
  session: Session;
  pathname: string;
}

const linkPath = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.target === '' ? link.pathname : null;
};

const canOpen = (screen: DeclaredScreen, session: Session): boolean =>
  isAvailable(screen) && decideAccess(screen, session).kind === 'open';

/** Prefetches a screen when a link to it is hovered or focused; returns a cleanup function. */
export const prefetchOnHover = ({ screens, place, session }: PrefetchScope): (() => void) => {
  const prepare = (target: EventTarget | null) => {
    const path = linkPath(target);
    const screen = path === null ? null : findScreen(screens, path);
    if (!screen || !canOpen(screen, session)) return;
    getLoader(place)
      .then((loader) => loader.load(screen.remote.name, screen.path))
      .then(({ module }) => module.screens[screen.path]?.preload?.())
      .catch(() => {});
  };
  const handle = ({ target }: Event) => prepare(target);
  document.addEventListener('pointerover', handle, { passive: true });
  document.addEventListener('focusin', handle);
  // The pointer may have come to a link before this code did.
  prepare(document.querySelector('a[href]:hover'));
  return () => {
    document.removeEventListener('pointerover', handle);
    document.removeEventListener('focusin', handle);
  };
};

/**
 * Prefetches when idle: all domains on the home, the whole kit of the current remote on a screen; returns a cleanup
 * function.
 */
export const prefetchWhenIdle = ({ screens, place, session, pathname }: PrefetchScope): (() => void) => {
  const shown = findScreen(screens, pathname);
  const near = pathname === '/desktop' ? screens.filter(({ tile }) => tile) : shown ? [shown] : [];
  const names = new Set(near.filter((screen) => canOpen(screen, session)).map(({ remote }) => remote.name));
  if (names.size === 0) return () => {};
  const fetchAll = async () => {
    const loader = await getLoader(place);
    await Promise.all([...names].map((name) => loader.loadWithKit(name).catch(() => {})));
  };
  return onIdle(() => void fetchAll().catch(() => {}));
};
