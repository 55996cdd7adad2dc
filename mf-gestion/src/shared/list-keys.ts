import type { KeyboardEvent } from 'react';

/** Row offset of each key; clamped at both ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -1e4, End: 1e4 };

/** Around the rows of the page's list. */
export const LIST_ID = 'liste';

/** Gives the focus to the row of the page's list that Tab stops at, to the list itself where it is empty. */
export const focusList = (): void => {
  const list = document.getElementById(LIST_ID);
  (list?.querySelector<HTMLElement>('li > button[tabindex="0"]') ?? list)?.focus();
};

/** Arrow keys, Home and End between rows, also from the search field before them; from a box, to the next row's. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step) return;
  const isBox = event.target instanceof Element && event.target.matches('[type=checkbox]');
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(isBox ? '[type=checkbox]:enabled' : 'button'),
  ];
  const rank = stops.findIndex((stop) => stop.closest('li')?.matches(':focus-within'));
  event.preventDefault();
  stops[Math.max(0, Math.min(rank + step, stops.length - 1))]?.focus();
};
