// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide receipt-text */
export const iconReceiptText =
  'M13 16H8m6-8H8m8 4H8M4 3a1 1 0 0 1 1-1l.7.2 1 .6a1 1 0 0 0 1.3 0l1-.6a1 1 0 0 1 1.4 0l.9.6a1 1 0 0 0 1.4 0l1-.6a1 1 0 0 1 1.3 0l1 .6a1 1 0 0 0 1.4 0l.9-.6.7-.2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1l-.7-.2-1-.6a1 1 0 0 0-1.3 0l-1 .6a1 1 0 0 1-1.4 0l-.9-.6a1 1 0 0 0-1.4 0l-1 .6a1 1 0 0 1-1.3 0l-1-.6a1 1 0 0 0-1.4 0l-.9.6-.7.2a1 1 0 0 1-1-1z';
