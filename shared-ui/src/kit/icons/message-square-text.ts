// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide message-square-text */
export const iconMessageSquareText =
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8';
