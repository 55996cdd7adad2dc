// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide square-check */
export const iconSquareCheck =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM0 0m16 9-5.5 5.5L8 12';
