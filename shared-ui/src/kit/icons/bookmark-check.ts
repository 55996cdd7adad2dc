// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide bookmark-check */
export const iconBookmarkCheck =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2zm-8 7 2 2 4-4';
