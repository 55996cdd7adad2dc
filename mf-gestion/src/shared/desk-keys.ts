import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What each letter does, `Shift+a` with its capital; absent, it does nothing now. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/** True where a letter is typed, and not a shortcut. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** In this part of the page, or nowhere: what had the focus is gone with a request that was decided. */
const isHere = (part: HTMLElement | null, target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Node && part?.contains(target) === true);

const actOn = (keys: DeskKeys, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key !== 'Escape' && isTyping(event.target)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // « ? » is a key with Shift on most keyboards: what has no act of its own with Shift is what it is without.
  const withShift = `Shift+${key}`;
  const act = keys[event.shiftKey && withShift in keys ? withShift : key];
  if (!act) return;
  event.preventDefault();
  act();
};

/**
 * Letters act while the focus is in the part that is returned, or nowhere, and in no field, without Ctrl, Alt or the
 * command key; Escape leaves a field too.
 */
export const useDeskKeys = (keys: DeskKeys): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null);
  // Anew with each rendering: what a letter does now is what the screen shows now.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isHere(part.current, event.target)) actOn(keys, event);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  return part;
};
