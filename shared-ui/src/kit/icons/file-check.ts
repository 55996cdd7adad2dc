// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide file-check */
export const iconFileCheck =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4';
