// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide paperclip */
export const iconPaperclip =
  'm16 6-8.41 8.59a2 2 0 0 0 2.83 2.83l8.4-8.6a4 4 0 1 0-5.65-5.65L4.8 11.72a6 6 0 1 0 8.49 8.49l8.38-8.55';
