/** The one source of time: UTC instants; rules read them in Europe/Brussels. */
export interface Clock {
  now(): Date;
}

/** A clock that ticks from `start` (PORTAL_NOW, an ISO instant), or the machine's own when it is null. */
export const createClock = (start: string | null): Clock => {
  if (start === null) return { now: () => new Date() };
  const offset = Date.parse(start) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`PORTAL_NOW n’est pas un instant ISO 8601 : ${start}`);
  return { now: () => new Date(Date.now() + offset) };
};

const brusselsDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in Brussels, `YYYY-MM-DD`. */
export const dayInBrussels = (instant: Date): string => brusselsDay.format(instant);

const brusselsOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Brussels',
  timeZoneName: 'longOffset',
});

/** Offset of Brussels from UTC at an instant, in minutes: 60 in winter, 120 in summer. */
export const brusselsOffsetMinutes = (instant: Date): number => {
  const name =
    brusselsOffset.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
};

/** The instant at which a day (`YYYY-MM-DD`) begins in Brussels. */
export const startOfDayInBrussels = (day: string): Date => {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const guess = new Date(midnightUtc - brusselsOffsetMinutes(new Date(midnightUtc)) * 60_000);
  return new Date(midnightUtc - brusselsOffsetMinutes(guess) * 60_000);
};
