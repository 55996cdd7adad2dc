// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide upload */
export const iconUpload = 'M12 3v12M0 0m17 8-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';
