// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide arrow-left-right */
export const iconArrowLeftRight = 'M8 3 4 7l4 4M4 7h16m-4 14 4-4-4-4m4 4H4';
