import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (rank: number, count: number) => number> = {
  ArrowDown: (rank, count) => Math.min(rank + 1, count - 1),
  ArrowUp: (rank) => rank - 1,
  Home: () => 0,
  End: (_rank, count) => count - 1,
};

const buttonsIn = (table: HTMLElement): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('tbody button'),
];

/** Identifiers of the name and of the number in a row. */
export const rowIds = (inscriptionId: number) => ({
  name: `etudiant-${inscriptionId}`,
  number: `matricule-${inscriptionId}`,
});

/** What describes the button of a row: the number tells namesakes apart. */
export const rowDescription = (inscriptionId: number): string =>
  Object.values(rowIds(inscriptionId)).join(' ');

/** Puts the focus on this student's row, or on the first one. */
export const focusRow = (table: HTMLElement | null, inscriptionId: number | null): void => {
  const buttons = table ? buttonsIn(table) : [];
  const own = buttons.find(
    (button) =>
      inscriptionId !== null && button.getAttribute('aria-describedby') === rowDescription(inscriptionId),
  );
  (own ?? buttons[0])?.focus();
};

/**
 * Arrows, Home and End go from one « Voir » to another; above the first, and with Escape, the search box follows.
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>, leave: () => void): void => {
  if (event.key === 'Escape') {
    leave();
    return;
  }
  const step = STEPS[event.key];
  const buttons = buttonsIn(event.currentTarget);
  const rank = buttons.findIndex((button) => button.matches(':focus'));
  if (!step || rank < 0) return;
  event.preventDefault();
  const next = step(rank, buttons.length);
  if (next < 0) leave();
  else buttons[next]?.focus();
};
