/** The time zone of every rule (CONTRACT, ARCHITECTURE API 8). */
export const TIME_ZONE = 'Europe/Brussels';

/** Milliseconds. */
export const MINUTE_MS = 60_000;
/** Milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds of 24 hours; a calendar day of Brussels has 23 or 25 twice a year. */
export const DAY_MS = 24 * HOUR_MS;
