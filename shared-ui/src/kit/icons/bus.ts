// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide bus */
export const iconBus =
  'M8 6v6m7-6v6M2 12h19.6M18 18h3l.8-2.8.2-1.2-.2-1.2-1.4-5Q19.8 6.2 18 6H4a2 2 0 0 0-2 2v10h3m2-2a2 2 0 1 0 0 4 2 2 0 1 0 0-4m2 2h5m2-2a2 2 0 1 0 0 4 2 2 0 1 0 0-4';
