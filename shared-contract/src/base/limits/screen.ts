/** Verification search (CONTRACT §3, §5.15). */
export const SEARCH_LIMITS = { rows: 50, textMax: 100 } as const;

/** Times on screen, in milliseconds (S1 §9, S2 §9). */
export const TIMINGS = {
  startupRedirect: 500,
  toast: 5000,
  noticeExpand: 1200,
  verificationSection: 250,
} as const;

/** Tiles per row from each width in pixels (S1 §9, CONTRACT §5.18). */
export const TILE_COLUMNS = [
  { from: 0, columns: 2 },
  { from: 600, columns: 3 },
  { from: 900, columns: 6 },
  { from: 1200, columns: 7 },
] as const;
