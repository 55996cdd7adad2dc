// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide user-round */
export const iconUserRound = 'M12 3a5 5 0 1 0 0 10 5 5 0 1 0 0-10m8 18a8 8 0 0 0-16 0';
