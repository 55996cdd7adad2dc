// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide circle-help */
export const iconCircleHelp =
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4z';
