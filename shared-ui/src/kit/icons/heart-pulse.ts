// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide heart-pulse */
export const iconHeartPulse =
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7 1 1 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5M3.2 13h6.3l.5-1 2 4.5 2-7 1.5 3.5h5.3';
