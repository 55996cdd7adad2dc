// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide trash-2 */
export const iconTrash2 =
  'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';
