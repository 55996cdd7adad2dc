import { memoizeByKey, once } from './memoize';

/** The time zone of every rule (CONTRACT, ARCHITECTURE API 8). */
export const TIME_ZONE = 'Europe/Brussels';

/** Milliseconds. */
export const MINUTE_MS = 60_000;
/** Milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds of 24 hours; a calendar day of Brussels has 23 or 25 twice a year. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * Named parts of a formatted instant. Use these instead of parsing the text: order and separators are not stable («
 * en-CA » writes `11/28/2026` with ICU 72).
 */
export const partsOf = (
  formatter: Intl.DateTimeFormat,
  instant: number,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));

/** Milliseconds at which a day (`YYYY-MM-DD`) begins in UTC; NaN for another text. */
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day of an instant in universal time, `YYYY-MM-DD`. */
const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day (`YYYY-MM-DD`) that lies so many days after another, before it when negative. */
export const addDays = (day: string, days: number): string => utcDay(midnightUtc(day) + days * DAY_MS);

/** Days from one day (`YYYY-MM-DD`) to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  (midnightUtc(to) - midnightUtc(from)) / DAY_MS;

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

const clock = /* @__PURE__ */ once(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: TIME_ZONE,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Brussels date and time of an instant: `2026-11-28` and `17:40`. */
const clockParts = (time: number) => {
  const { year = '', month = '', day = '', hour = '', minute = '' } = partsOf(clock(), time);
  return { day: `${year}-${month}-${day}`, hour: `${hour}:${minute}` };
};

/** Brussels is whole hours ahead of UTC: its day changes with an hour of UTC. */
const dayInHour = /* @__PURE__ */ memoizeByKey(
  (time: number) => Math.floor(time / HOUR_MS),
  (time) => clockParts(time).day,
);

/** The Brussels calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayInHour(instant.getTime());

const hourInMinute = /* @__PURE__ */ memoizeByKey(
  (time: number) => Math.floor(time / MINUTE_MS),
  (time) => clockParts(time).hour,
);

/** The Brussels hour of an instant, `HH:MM`, from `00:00` to `23:59`. */
export const hourOf = (instant: Date): string => hourInMinute(instant.getTime());

/** The instant at which a day (`YYYY-MM-DD`) begins in Brussels: clocks there are 1 hour, in summer 2, ahead of UTC. */
export const startOfDay = (day: string): Date => {
  const inSummer = new Date(midnightUtc(day) - 2 * HOUR_MS);
  return dayOf(inSummer) === day ? inSummer : new Date(midnightUtc(day) - HOUR_MS);
};

/** The instant of a Brussels day (`YYYY-MM-DD`) and hour (`HH:MM`); the earlier one where clocks go back. */
export const instantAt = (day: string, hour: string): Date => {
  const inSummer = new Date(Date.parse(`${day}T${hour}:00Z`) - 2 * HOUR_MS);
  return hourOf(inSummer) === hour ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
};

/** The instant that lies so many times 24 hours before another, after it when negative. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS);
