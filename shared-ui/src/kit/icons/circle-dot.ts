// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide circle-dot */
export const iconCircleDot = 'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0-9a10 10 0 1 0 0 20 10 10 0 1 0 0-20';
