/** Milliseconds at which a day (`YYYY-MM-DD`) begins in UTC; NaN for another text. */
export const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
