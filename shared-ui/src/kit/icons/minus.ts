// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide minus */
export const iconMinus = 'M5 12h14';
