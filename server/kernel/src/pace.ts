import { DAY_MS, HOUR_MS } from 'shared-contract/base/days';
import type { PaceLimit } from 'shared-contract/base/limits';

const secondsUntilOver = (date: Date | undefined, windowMs: number, now: Date): number =>
  date === undefined ? 0 : Math.max(0, Math.ceil((date.getTime() + windowMs - now.getTime()) / 1000));

/** Seconds to wait before one more thing is done, from when the last ones were, newest first; 0 = none. */
export const waitOf = (dates: readonly Date[], { anHour, aDay }: PaceLimit, now: Date): number =>
  Math.max(secondsUntilOver(dates[anHour - 1], HOUR_MS, now), secondsUntilOver(dates[aDay - 1], DAY_MS, now));
