import { type RefObject, useEffect, useRef } from 'react';
import { useAddress } from 'shared-router/address';

/** After this time without a heading the focus is not moved, milliseconds. */
const HEADING_TIMEOUT_MS = 10_000;

const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector<HTMLElement>('[data-arrival]') ?? main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
};

const whenHeadingComes = (main: HTMLElement): (() => void) => {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== before && document.activeElement !== document.body;
    if (hasMoved || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};

/** On route change: scrolls to the top and focuses the new page's heading. */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useAddress();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || !main.current) return undefined;
    last.current = pathname;
    window.scrollTo(0, 0);
    return whenHeadingCameOrComes(main.current);
  }, [pathname, main]);
};

const whenHeadingCameOrComes = (main: HTMLElement): (() => void) | undefined =>
  focusHeading(main) ? undefined : whenHeadingComes(main);
