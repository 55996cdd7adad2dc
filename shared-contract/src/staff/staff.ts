/** The home of staff. */
export const STAFF_HOME_LIMITS = {
  /** Days in which a window that opens or closes is told. */
  changeDays: 7,
  changes: 8,
  /** Students seen last. */
  seen: 5,
  /** Days for which who was seen is told. */
  seenDays: 30,
  /** From this many days on a request is no longer recent. */
  middleDays: 3,
} as const;
