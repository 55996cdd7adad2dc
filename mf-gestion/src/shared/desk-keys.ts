import { useLayoutEffect } from 'react';

/** What each letter does, `Shift+a` with its capital; absent, it does nothing now. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/** In the page beside the rail, or nowhere: what had the focus is gone with a request that was decided. */
const HERE = 'body, [data-desk] *';

/** Where a letter is typed, and is no shortcut. */
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
 * Letters act while the focus is in the page of a `DeskFrame`, or nowhere, and in no field, without Ctrl, Alt or the
 * command key; Escape leaves a field too.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
  // Anew with each rendering: what a letter does now is what the screen shows now.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => actOn(keys, event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};
