import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const itemsOf = (menu: HTMLElement | null): HTMLElement[] =>
  menu ? [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')] : [];

/** Focuses the first or last entry of an open menu. */
export const focusFirstOrLast = (menu: HTMLElement | null, edge: 'first' | 'last'): void =>
  itemsOf(menu)
    .at(edge === 'first' ? 0 : -1)
    ?.focus();

/** Arrow keys, Home and End in a menu (ARIA practices, menu button). Returns true when the key was handled. */
export function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null): boolean {
  const items = itemsOf(menu);
  const current = items.indexOf(
    document.activeElement instanceof HTMLElement ? document.activeElement : (items[0] ?? document.body),
  );
  const target: Record<string, number> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const index = target[event.key];
  if (index === undefined) return false;
  event.preventDefault();
  items[index]?.focus();
  return true;
}

/** Calls `onLeave` on a pointer press outside the element while `isOn`. */
export function useClickOutside(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onLeave();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [ref, isOn, onLeave]);
}
