/** Bytes in a megabyte (CONTRACT §3). */
export const MEGABYTE = 1024 * 1024;

/** Files (S1 §9, CONTRACT §5.12). */
export const FILE_LIMITS = {
  bytes: 10 * MEGABYTE,
  thesisBytes: 40 * MEGABYTE,
  imagePixels: 40_000_000,
} as const;

/**
 * What one person may have sent and not used yet, finished or not: ours. A thesis, its annexes and a whole file of
 * documents fit in; what is not used goes after a day.
 */
export const UPLOAD_QUOTA = { files: 40, bytes: 200 * MEGABYTE } as const;
