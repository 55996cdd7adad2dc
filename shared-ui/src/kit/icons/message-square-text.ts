// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide message-square-text */
export const iconMessageSquareText =
  'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8';
