import type { KeyboardEvent } from 'react';

/** How many rows a key goes on or back; more than there are is the last, or the first. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -1e4, End: 1e4 };

/** Arrows, Home and End go from one row to another, from the box before it too. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const rank = buttons.findIndex((button) => button.closest('li')?.matches(':focus-within'));
  event.preventDefault();
  buttons[Math.max(0, Math.min(rank + step, buttons.length - 1))]?.focus();
};
