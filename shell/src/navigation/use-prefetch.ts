import { useEffect } from 'react';
import { decideAccess, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { completeRegistry, fetchLoader, fetchLoaderCode } from '../federation/late-loader';
import { useLoaderPlace } from '../federation/loader-context';
import { usePortal } from '../portal/portal-context';
import { type DeclaredScreen, findScreen, isServed } from '../portal/screens';
import { afterPaint, whenAtRest } from './at-rest';

const linkPath = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.target === '' ? link.pathname : null;
};

/** By which a page learns that somebody is there: a pointer that moves, a finger, a key that moves the focus. */
const SIGNS = ['pointermove', 'touchstart', 'focusin'] as const;

/** The browser's own word for a pointer that rests where the page was drawn. */
const isAtRest = (event: Event): boolean =>
  event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/**
 * Fetches code before it is asked for: a screen's when a link to it is pointed at; when idle, all domains' on the home, and
 * on a screen what its gestures may need.
 */
export const usePrefetch = (): void => {
  const { screens } = usePortal();
  const place = useLoaderPlace();
  const session = useWholeSession();
  const { pathname } = useLocation();

  useEffect(() => afterPaint(fetchLoaderCode), []);

  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, complete);
    };
    const complete = (event: Event) => {
      if (isAtRest(event)) return;
      stop();
      completeRegistry(place);
    };
    for (const sign of SIGNS) document.addEventListener(sign, complete, { passive: true });
    return stop;
  }, [place]);

  useEffect(() => {
    const mayOpen = (screen: DeclaredScreen) =>
      isServed(screen) && decideAccess(screen, session).kind === 'open';
    const prepare = ({ target }: Event) => {
      const path = linkPath(target);
      const screen = path === null ? null : findScreen(screens, path);
      if (!screen || !mayOpen(screen)) return;
      fetchLoader(place)
        .then((loader) => loader.load(screen.remote.name, screen.path))
        .then(({ module }) => module.screens[screen.path]?.preload?.())
        .catch(() => {});
    };
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [screens, place, session]);

  useEffect(() => {
    const shown = findScreen(screens, pathname);
    const near = pathname === '/desktop' ? screens.filter(({ tile }) => tile) : shown ? [shown] : [];
    const useful = near.filter((screen) => isServed(screen) && decideAccess(screen, session).kind === 'open');
    if (useful.length === 0) return undefined;
    const names = new Set(useful.map(({ remote }) => remote.name));
    const fetchAll = async () => {
      const loader = await fetchLoader(place);
      await Promise.all([...names].map((name) => loader.loadWhole(name).catch(() => {})));
    };
    return whenAtRest(() => void fetchAll().catch(() => {}));
  }, [pathname, screens, place, session]);
};
