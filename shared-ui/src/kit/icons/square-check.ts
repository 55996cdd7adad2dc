// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide square-check */
export const iconSquareCheck =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m11 6-5.5 5.5L8 12';
