/** Rules and dates are read where the school is (ARCHITECTURE, API 8). */
const TIME_ZONE = 'Europe/Brussels';
const HOUR = 3_600_000;

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('fr-BE', { timeZone: TIME_ZONE, ...options });
  return (instant: string): string => formatter.format(new Date(instant)).replace(/(^|\s)1(?=\s)/, '$&er');
};

const dayWithYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const dayWithoutYear = format({ day: 'numeric', month: 'long' });
const weekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const year = format({ year: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** « Samedi 21 novembre 2026 » */
export const formatToday = (now: string): string => capitalised(weekday(now));

/** « 5 décembre 2026 » */
export const formatDay = (instant: string): string => dayWithYear(instant);

/** « 5 décembre », with the year when it is not the one of `now`. */
export const formatNearDay = (instant: string, now: string): string =>
  year(instant) === year(now) ? dayWithoutYear(instant) : dayWithYear(instant);

const formatHour = (instant: string): string => {
  const [hours = '', minutes = ''] = clock(instant).split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
};

/** « 21 novembre 2026, 18 h » */
export const formatInstant = (instant: string): string => `${dayWithYear(instant)}, ${formatHour(instant)}`;

const DAYS_IN_WORDS = new Map([
  [0, 'Aujourd’hui'],
  [-1, 'Hier'],
]);

const schoolDay = (instant: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date(instant))) /
  (24 * HOUR);

/** « Hier, 17 h 40 », « 18 novembre »: the day and hour of what is recent, the day of what is older. */
export const formatMoment = (instant: string, now: string): string => {
  const day = DAYS_IN_WORDS.get(schoolDay(instant) - schoolDay(now));
  return day ? `${day}, ${formatHour(instant)}` : formatNearDay(instant, now);
};

/** Hours from `now` to an instant; negative once it is past. */
export const hoursUntil = (instant: string, now: string): number =>
  (Date.parse(instant) - Date.parse(now)) / HOUR;
