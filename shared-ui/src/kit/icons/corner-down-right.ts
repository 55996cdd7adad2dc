// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide corner-down-right */
export const iconCornerDownRight = 'm15 10 5 5-5 5M4 4v7a4 4 0 0 0 4 4h12';
