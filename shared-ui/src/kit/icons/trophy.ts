// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide trophy */
export const iconTrophy =
  'M10 14.7V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2m7-7.3V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2m1-12h1.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zm0 1H4.6A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3';
