import { FREE_TEXT_MAX } from '../base/limits';

/** Seconds in which a decision may be taken back, at choice: the last is more than ten times the first (WCAG 2.2.1). */
export const TAKE_BACK_CHOICES = [10, 60, 180] as const;

/** Limits of a decision. */
export const DECISION_LIMITS = {
  /** Seconds in which a decision may be taken back, before the student is told. */
  takeBackSeconds: TAKE_BACK_CHOICES[0],
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
