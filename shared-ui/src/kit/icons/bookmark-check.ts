// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide bookmark-check */
export const iconBookmarkCheck =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2zM0 0m9 10 2 2 4-4';
