// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide map-pin */
export const iconMapPin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0m-8-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6';
