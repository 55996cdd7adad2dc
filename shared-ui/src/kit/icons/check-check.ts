// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide check-check */
export const iconCheckCheck = 'M18 6 7 17l-5-5m20-2-7.5 7.5L13 16';
