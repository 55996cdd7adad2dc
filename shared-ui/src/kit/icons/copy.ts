// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide copy */
export const iconCopy =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2m-6 8a2 2 0 0 1-2-2V4q.2-1.8 2-2h10a2 2 0 0 1 2 2';
