import { FREE_TEXT_MAX } from '../base/limits';

/** Limits of the request list. */
export const QUEUE_LIMITS = {
  /** Rows of one answer; the counts tell of the others. */
  rows: 200,
  /** Requests accepted, or given to somebody, at once. */
  batch: 50,
  /** From this many days on a request is late. */
  lateDays: 5,
} as const;

/** Limits of the desk. */
export const DESK_LIMITS = {
  ...QUEUE_LIMITS,
  /** Seconds in which a decision may be taken back, before the student is told. */
  takeBackSeconds: 10,
  /** More seconds for those that are accepted at once: the first may be taken back as long as the last. */
  batchSlackSeconds: 5,
  /** Longest words for the student, by kind: those of an absence stand in its follow-up. */
  words: {
    document: 500,
    absence: 80,
    intervention: 450,
    pae: 500,
    signature: 500,
    stage: 500,
    pai: FREE_TEXT_MAX,
  },
} as const;
