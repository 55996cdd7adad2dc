import { useLayoutEffect } from 'react';

/** Shortcut handlers by key, `Shift+a` for capitals; a missing one is disabled. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Scope: in the page beside the rail, or no focus (e.g. after a decided request disappeared). */
const HERE = 'body, [data-desk] *';

/** Elements that take text input, where letters are no shortcuts. */
const TYPED = 'input:not([type=checkbox]), textarea, select';

const isHeard = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(HERE) && (key === 'Escape' || !target.matches(TYPED));

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
 * Single-letter shortcuts while the focus is inside `DeskFrame`, or nowhere, outside fields, without modifiers;
 * Escape leaves a field.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
  // Anew with each rendering: what a letter does now is what the screen shows now.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => actOn(keys, event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};
