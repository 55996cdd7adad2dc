// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide upload */
export const iconUpload = 'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';
