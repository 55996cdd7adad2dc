// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide cloud-check */
export const iconCloudCheck =
  'M0 0m17 15-5.5 5.5L9 18M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327';
