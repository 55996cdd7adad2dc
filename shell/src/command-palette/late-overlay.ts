import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { late } from 'shared-ui';
import { withTimeout } from '../federation/async/with-timeout';
import { onIdle } from '../navigation/idle';
import { TEXTS } from '../texts';
import type { NavigationOverlayProps, OverlayView } from './overlay-view';

/** Load timeout of the overlay, milliseconds; then the home is shown instead. */
const TIMEOUT_MS = 4_000;

export const NavigationOverlay = late<NavigationOverlayProps>(() => import('./navigation-overlay'));

const preloadOverlay = (): void => void NavigationOverlay.preload().catch(() => {});

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);

const isJumpShortcut = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey || document.querySelector('dialog[open]')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(event);
};

const useJumpShortcut = (isOn: boolean, openJump: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!isJumpShortcut(event)) return;
      event.preventDefault();
      openJump();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, openJump]);
};

/**
 * Opens the « Plus » sheet and the command palette, lazy-loaded on first use or prefetched when idle; on failure
 * navigates to the home's sections. `isOn`: this person has destinations.
 */
export const useNavigationOverlay = (isOn: boolean) => {
  const { pathname } = useAddress();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ view: OverlayView; pathname: string } | null>(null);
  const view = shown?.pathname === pathname ? shown.view : null;

  const close = useCallback(() => setShown(null), []);
  const open = useCallback(
    (next: OverlayView) => {
      const leadHome = () => {
        navigate('/desktop');
        document.querySelector(`[aria-label="${TEXTS.services}"]`)?.scrollIntoView();
      };
      withTimeout(NavigationOverlay.preload(), TIMEOUT_MS).then(
        () => setShown({ view: next, pathname }),
        leadHome,
      );
    },
    [navigate, pathname],
  );
  const opener = (next: OverlayView) => ({
    onClick: () => open(next),
    onPointerEnter: preloadOverlay,
    onFocus: preloadOverlay,
  });

  useJumpShortcut(
    isOn,
    useCallback(() => open('jump'), [open]),
  );
  useEffect(() => (isOn ? onIdle(preloadOverlay) : undefined), [isOn]);
  return { view, open, close, opener };
};
