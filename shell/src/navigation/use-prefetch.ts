import { useEffect } from 'react';
import { decideAccess, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { usePortal } from '../portal/portal-context';
import { type DeclaredScreen, findScreen, isServed } from '../portal/screens';

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

const linkPath = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.target === '' ? link.pathname : null;
};

/** How long the home rests before anything is fetched ahead, so that it never competes with what is on screen: ms. */
const REST = 4_000;

const whenAtRest = (work: () => void): (() => void) => {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 });
  }, REST);
  return () => clearTimeout(timer);
};

/** Fetches a screen's code before it is asked for: when a link is pointed at, and when idle on the home. */
export const usePrefetch = (): void => {
  const { screens, loader } = usePortal();
  const session = useWholeSession();
  const { pathname } = useLocation();

  useEffect(() => {
    const mayOpen = (screen: DeclaredScreen) =>
      isServed(screen) && decideAccess(screen, session).kind === 'open';
    const prepare = ({ target }: Event) => {
      const path = linkPath(target);
      const screen = path === null ? null : findScreen(screens, path);
      if (!screen || !mayOpen(screen)) return;
      loader
        .load(screen.remote.name)
        .then(({ module }) => module.screens[screen.path]?.preload?.())
        .catch(() => {});
    };
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [screens, loader, session]);

  useEffect(() => {
    if (pathname !== '/desktop' || savesData()) return undefined;
    const useful = screens.filter(
      (screen) => screen.tile && isServed(screen) && decideAccess(screen, session).kind === 'open',
    );
    return whenAtRest(() => {
      for (const name of new Set(useful.map(({ remote }) => remote.name))) loader.load(name).catch(() => {});
    });
  }, [pathname, screens, loader, session]);
};
