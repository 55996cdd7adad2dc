// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide eye-off */
export const iconEyeOff =
  'M10.7 5A11 11 0 0 1 22 11.8v.6l-1.4 2.5m-6.4-.6a3 3 0 0 1-4.3-4.3m7.7 7.6A10.8 10.8 0 0 1 2 12.3v-.6a11 11 0 0 1 4.4-5.2M2 2l20 20';
