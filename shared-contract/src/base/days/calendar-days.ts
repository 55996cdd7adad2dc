import { midnightUtc } from './midnight';
import { DAY_MS } from './zone';

/** The day of an instant in universal time, `YYYY-MM-DD`. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day (`YYYY-MM-DD`) that lies so many days after another, before it when negative. */
export const addDays = (day: string, days: number): string => utcDay(midnightUtc(day) + days * DAY_MS);

/** Days from one day (`YYYY-MM-DD`) to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  (midnightUtc(to) - midnightUtc(from)) / DAY_MS;
