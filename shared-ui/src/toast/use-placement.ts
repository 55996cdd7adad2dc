import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dock, isDocked, undock } from './dock';
import { coveredArea, findPlacement, type Point } from './find-placement';
import { measureObstacles } from './obstacles';
import { openDialog } from './open-dialog';

/** Debounce after the last scroll or page change, milliseconds. */
const SETTLE_MS = 150;

/** Anchors to the nearer edge, top or bottom. */
const setPosition = (element: HTMLElement, { left, top }: Point): void => {
  const below = window.innerHeight - top - element.getBoundingClientRect().height;
  element.style.inset = below < top ? `auto auto ${below}px ${left}px` : `${top}px auto auto ${left}px`;
};

/** True while hovered or focused. */
const isHeldOpen = (element: HTMLElement): boolean => element.dataset['asked'] !== undefined;

const placeToasts = (element: HTMLElement, mayStay: boolean): void => {
  // At the foot of its dialog it is in nobody's way, wherever that is scrolled to.
  if (mayStay && isDocked(element)) return;
  const host = element.closest('dialog');
  undock(element, host);
  const { height, left, top, right, bottom } = element.getBoundingClientRect();
  // Not painted: a printed page, or nothing to say.
  if (height === 0) return;
  const around = measureObstacles(element, host ?? openDialog());
  const { room, controls } = around;
  const isInRoom =
    top >= room.top && bottom <= room.bottom + 1 && left >= room.left && right <= room.right + 1;
  const isWhole = element.dataset['short'] === undefined;
  if (mayStay && isWhole && isInRoom && coveredArea({ left, top, right, bottom }, controls) === 0) return;
  // Whole where there is room for it; else at the foot of its dialog, or by its first line until the page moves.
  delete element.dataset['short'];
  const whole = element.getBoundingClientRect();
  const next = findPlacement(whole.width, whole.height, around);
  setPosition(element, next);
  if (isHeldOpen(element) || coveredArea(element.getBoundingClientRect(), controls) < 1) return;
  if (host) {
    dock(element, host);
    return;
  }
  element.dataset['short'] = '';
  const short = element.getBoundingClientRect();
  setPosition(element, findPlacement(short.width, short.height, around));
};

/** Expands the toasts until they change. */
export const showWhole = (element: HTMLElement): void => {
  element.dataset['asked'] = '';
  placeToasts(element, false);
};

/**
 * Keeps toasts off controls and bars: at once when they change, debounced when the page moves. While `isHeld` (hover
 * or focus) only scrolling moves them.
 */
export const usePlacement = (
  corner: RefObject<HTMLElement | null>,
  host: Element | null,
  items: readonly unknown[],
  isHeld: boolean,
): void => {
  const isShown = items.length > 0;
  const held = useRef(isHeld);
  useEffect(() => {
    held.current = isHeld;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message, or another place in the page.
  useLayoutEffect(() => {
    const element = corner.current;
    if (!isShown || !element) return;
    // The messages may be gone from it by the time that they leave its foot.
    const dialog = element.closest('dialog');
    placeToasts(element, false);
    return () => {
      delete element.dataset['asked'];
      undock(element, dialog);
    };
  }, [corner, host, items, isShown]);
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMoved = false;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (corner.current && (isMoved || !held.current)) placeToasts(corner.current, true);
        isMoved = false;
      }, SETTLE_MS);
    };
    // Who scrolls is not about to press what lies under the pointer.
    const moved = () => {
      isMoved = true;
      again();
    };
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !corner.current?.contains(target))) again();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    window.addEventListener('scroll', moved, { capture: true, passive: true });
    window.addEventListener('resize', moved);
    again();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', moved, { capture: true });
      window.removeEventListener('resize', moved);
    };
  }, [corner, isShown]);
};
