// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide flask-conical */
export const iconFlaskConical =
  'M14 2v6l.2 1 5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.8 9l.2-1V2M6.5 15h11m-9-13h7';
