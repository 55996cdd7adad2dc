import type { KeyboardEvent } from 'react';

/** True where a letter is typed, and not a shortcut. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** What each letter does; absent, it does nothing now. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Letters act while the focus is on the page and in no field, without Ctrl, Alt or the command key; Escape leaves a
 * field too.
 */
export const deskKeys =
  (keys: DeskKeys) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest('dialog')) return;
    if (event.key !== 'Escape' && isTyping(event.target)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
