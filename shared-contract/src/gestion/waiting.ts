import { QUEUE_LIMITS } from './limits/queue';

/** Whole days that a request has waited at `now`, never less than none. */
export const waitedDays = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 86_400_000));

/** True from the school's limit on. */
export const isLate = (since: string, now: string): boolean => waitedDays(since, now) > QUEUE_LIMITS.lateDays;
