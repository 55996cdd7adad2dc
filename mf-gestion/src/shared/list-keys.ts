import type { KeyboardEvent } from 'react';

/** Row offset of each key; clamped at both ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -1e4, End: 1e4 };

/** Arrow keys, Home and End between rows, also from the search field before them. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const rank = buttons.findIndex((button) => button.closest('li')?.matches(':focus-within'));
  event.preventDefault();
  buttons[Math.max(0, Math.min(rank + step, buttons.length - 1))]?.focus();
};
