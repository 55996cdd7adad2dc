/** Limits of the request list. */
export const QUEUE_LIMITS = {
  /** Rows of one answer; the counts tell of the others. */
  rows: 200,
  /** Requests accepted, or given to somebody, at once. */
  batch: 50,
  /** From this many days on a request is late. */
  lateDays: 5,
} as const;
