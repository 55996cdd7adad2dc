import { addDays, utcDay } from './calendar-days';
import { midnightUtc } from './midnight';

/** A day of a year, `YYYY-MM-DD`; months and days count from 1. */
export const dayOfYear = (year: number, { month, day }: { month: number; day: number }): string =>
  utcDay(Date.UTC(year, month - 1, day));

/** Day of the week of a day (`YYYY-MM-DD`): 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay();

/** True for a real calendar day written `YYYY-MM-DD`, from 1900 to 2199. */
export const isDay = (value: string): boolean => {
  const parts = /^(\d{4})-\d{2}-\d{2}$/.exec(value);
  if (!parts) return false;
  const year = Number(parts[1]);
  return year >= 1900 && year < 2200 && !Number.isNaN(midnightUtc(value)) && addDays(value, 0) === value;
};
