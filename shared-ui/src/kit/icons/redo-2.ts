// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide redo-2 */
export const iconRedo2 = 'M0 0m15 14 5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13';
