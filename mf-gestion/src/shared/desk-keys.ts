import { useLayoutEffect } from 'react';

/** Shortcut handlers by key, `Shift+a` for capitals; a missing one is disabled. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Where letters act: in what a page marks as its list or its file, and nowhere else (CONTRACT §8.12). */
const IN_LIST_OR_FILE = '[data-keys], [data-keys] *';

/** Where Escape does: in the page beside the rail, or with no focus (e.g. after a decided request disappeared). */
const IN_PAGE = 'body, [data-desk] *';

/** Elements that take text input, where letters are no shortcuts. */
const TYPED = 'input:not([type=checkbox]), textarea, select';

const isHeard = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (key === 'Escape' ? target.matches(IN_PAGE) : target.matches(IN_LIST_OR_FILE) && !target.matches(TYPED));

const actOn = (keys: DeskKeys, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (!isHeard(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // « ? » is a key with Shift on most keyboards: what has no act of its own with Shift is what it is without.
  const withShift = `Shift+${key}`;
  const act = keys[event.shiftKey && withShift in keys ? withShift : key];
  if (!act) return;
  event.preventDefault();
  act();
};

/**
 * Single-letter shortcuts while the focus is inside `[data-keys]`, outside fields, without modifiers; Escape acts in the
 * whole page, and leaves a field.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
  // Anew with each rendering: what a letter does now is what the screen shows now.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => actOn(keys, event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};
