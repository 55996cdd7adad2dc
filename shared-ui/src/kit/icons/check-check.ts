// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide check-check */
export const iconCheckCheck = 'M18 6 7 17l-5-5M0 0m22 10-7.5 7.5L13 16';
