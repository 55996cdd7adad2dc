import { dayOf, daysBetween, HOUR_MS } from 'shared-contract/base/days';
import { brusselsFormatter, formatHour, formatNearDay } from 'shared-contract/portal/format-window';

const weekday = brusselsFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** « Samedi 21 novembre 2026 » */
export const formatToday = (now: string): string => {
  const text = weekday(now);
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
};

const DAYS_IN_WORDS = new Map([
  [0, 'Aujourd’hui'],
  [-1, 'Hier'],
]);

/** « Hier, 17 h 40 », « 18 novembre »: day and time when recent, the date otherwise. */
export const formatRelativeMoment = (instant: string, now: string): string => {
  const day = DAYS_IN_WORDS.get(daysBetween(dayOf(new Date(now)), dayOf(new Date(instant))));
  return day ? `${day}, ${formatHour(instant)}` : formatNearDay(instant, now);
};

/** Hours from `now` to an instant; negative once it is past. */
export const hoursUntil = (instant: string, now: string): number =>
  (Date.parse(instant) - Date.parse(now)) / HOUR_MS;
