import { formatHour as hourInWords } from '../base/dates';
import { dayOf, hourOf, MINUTE_MS, TIME_ZONE } from '../base/days';
import { memoizeByKey, once } from '../base/memoize';
import type { EventWindow } from './events';

/** Writes instants in Brussels time, to the minute, with no line break inside a date: « 1er décembre ». */
export const brusselsFormatter = (options: Intl.DateTimeFormatOptions) => {
  const formatter = once(() => new Intl.DateTimeFormat('fr-BE', { timeZone: TIME_ZONE, ...options }));
  const words = memoizeByKey(
    (time: number) => Math.floor(time / MINUTE_MS),
    (time) =>
      formatter()
        .format(time)
        .replace(/(^| )1(?= )/, '$&er')
        .replaceAll(' ', '\u00a0'),
  );
  return (instant: string | number): string => words(new Date(instant).getTime());
};

const yearOf = (instant: string | number): string => dayOf(new Date(instant)).slice(0, 4);

/** « 5 décembre 2026 » */
export const formatDayWithYear = brusselsFormatter({ day: 'numeric', month: 'long', year: 'numeric' });
const formatDayWithoutYear = brusselsFormatter({ day: 'numeric', month: 'long' });

/** The Brussels day of an instant: « 5 décembre », with the year when it is not the one of `now`. */
export const formatNearDay = (instant: string | number, now: string): string =>
  (yearOf(instant) === yearOf(now) ? formatDayWithoutYear : formatDayWithYear)(instant);

/** The Brussels hour of an instant: « 18 h », « 17 h 40 ». */
export const formatHour = (instant: string): string => hourInWords(hourOf(new Date(instant)));

/** True at Brussels midnight: the last open day is then the day before. */
export const isMidnight = (instant: string): boolean => hourOf(new Date(instant)) === '00:00';

/** « 20 décembre à 12 h », and the day alone for midnight. */
const formatMoment = (instant: string, now: string): string =>
  formatNearDay(instant, now) + (isMidnight(instant) ? '' : ` à ${formatHour(instant)}`);

/** The last moment that counts: « 19 décembre inclus » for a closing at midnight of the 20th. */
const formatLastMoment = (closing: string, now: string): string =>
  isMidnight(closing) ? `${formatNearDay(Date.parse(closing) - 1, now)} inclus` : formatMoment(closing, now);

const isFuture = (instant: string, now: string): boolean => Date.parse(now) < Date.parse(instant);

/** « depuis le 30 septembre à 18 h »: since when a window is over. */
export const closedSinceText = (closing: string, now: string): string =>
  `depuis le ${formatMoment(closing, now)}`;

/** The dates of a window, and why it is closed for this person; null when it is open. */
type Window = Pick<EventWindow, 'Ouverture' | 'Fermeture' | 'Raison'>;

/**
 * A window in words, as of `now` (ISO 8601), for tiles, pages, refusals, calendar and mails (CONTRACT §7.3). The last
 * open day is said where it closes at midnight, the hour otherwise, in Brussels time: « jusqu’au 19 décembre
 * inclus », « jusqu’au 20 décembre à 12 h »; « Ouverture le … » before it, « Terminé depuis le … » after it; « Période
 * du … au … » while it lasts but is closed to this person.
 */
export const formatWindow = ({ Ouverture, Fermeture, Raison }: Window, now: string): string => {
  if (Ouverture && isFuture(Ouverture, now)) return `Ouverture le ${formatMoment(Ouverture, now)}`;
  if (Fermeture && !isFuture(Fermeture, now)) return `Terminé ${closedSinceText(Fermeture, now)}`;
  if (Raison === null) return Fermeture ? `jusqu’au ${formatLastMoment(Fermeture, now)}` : 'en ce moment';
  if (!Ouverture || !Fermeture) return 'Sans date annoncée';
  return `Période du ${formatMoment(Ouverture, now)} au ${formatLastMoment(Fermeture, now)}`;
};

/** Why a window is closed to everybody at `now`: not yet open, or over; null while it is open. */
export const closedReason = (
  { Ouverture, Fermeture }: Omit<Window, 'Raison'>,
  now: string,
): string | null => {
  if (Ouverture && isFuture(Ouverture, now)) return 'Cette période n’est pas encore ouverte.';
  return Fermeture && !isFuture(Fermeture, now) ? 'Cette période n’est plus ouverte.' : null;
};

/** Message of a refused call: the reason, with the window's dates where they are the reason. */
export const formatRefusal = (window: Window, now: string): string | null =>
  window.Raison !== null && window.Raison === closedReason(window, now)
    ? `${window.Raison} ${formatWindow(window, now)}.`
    : window.Raison;

/** The day of a version of the privacy policy, in words; null for a version that is no day. */
export const formatPolicyDay = (version: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDayWithYear(version) : null;
