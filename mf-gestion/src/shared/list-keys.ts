import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (rank: number, count: number) => number> = {
  ArrowDown: (rank, count) => Math.min(rank + 1, count - 1),
  ArrowUp: (rank) => Math.max(rank - 1, 0),
  Home: () => 0,
  End: (_rank, count) => count - 1,
};

/** Arrows, Home and End go from one row to another, from the box before it too. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const rank = buttons.findIndex((button) => button.closest('li')?.matches(':focus-within'));
  event.preventDefault();
  buttons[step(rank, buttons.length)]?.focus();
};
