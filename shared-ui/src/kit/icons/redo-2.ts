// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide redo-2 */
export const iconRedo2 = 'm15 14 5-5-5-5m5 5H9.5A5.5 5.5 0 0 0 4 14.5 5.5 5.5 0 0 0 9.5 20H13';
