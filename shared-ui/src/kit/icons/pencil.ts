// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide pencil */
export const iconPencil =
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2l-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7l.8-.5zM15 5l4 4';
