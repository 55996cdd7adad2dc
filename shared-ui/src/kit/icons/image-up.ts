// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide image-up */
export const iconImageUp =
  'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.8 0L6 21m8-1.5 3-3 3 3M17 22v-5.5M9 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4';
