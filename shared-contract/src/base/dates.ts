import { hourOf, partsOf, TIME_ZONE } from './days';
import { NBSP } from './french';
import { once } from './memoize';

/** French as it is written in Belgium. */
const LOCALE = 'fr-BE';

/** « 1er » for the first of a month, the plain number for the others; no line breaks inside a date. */
const noBreakDate = (text: string): string => text.replace(/^1(?=\s)/, '1er').replaceAll(' ', NBSP);

/** An hour `HH:MM` in words: `9 h`, `13 h 30`. */
export const formatHour = (hour: string): string => {
  const [hours, minutes] = hour.split(':');
  return `${Number(hours)}${NBSP}h${minutes === '00' ? '' : `${NBSP}${minutes}`}`;
};

/** Two hours `HH:MM` in words: `de 9 h à 12 h`; null as long as both are not known. */
export const formatHours = (from: string | null, to: string | null): string | null =>
  from && to ? `de ${formatHour(from)} à ${formatHour(to)}` : null;

const days = /* @__PURE__ */ once(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The words of a day `YYYY-MM-DD` in their French order: `1er`, `décembre`, `2026`; null for another text. */
const dayParts = (day: string): string[] | null => {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  const { day: number = '', month = '', year = '' } = partsOf(days(), moment.getTime());
  return [number === '1' ? '1er' : number, month, year];
};

/** A calendar day `YYYY-MM-DD` in words: `5 avril 2003`; another text comes back as it is. */
export const formatDay = (day: string): string => dayParts(day)?.join(NBSP) ?? day;

/** A day without its year where that is the one of the day `today`, if there is one. */
const nearDay = (day: string, today?: string): string[] =>
  (dayParts(day) ?? [day]).slice(0, day.slice(0, 4) === today?.slice(0, 4) ? 2 : 3);

/**
 * Both ends of a period of days `YYYY-MM-DD` in words, what they share said once: `14` and `16 octobre 2026`; the year
 * only where it is another one than that of `today`. `from` is null for a single day.
 */
export const formatPeriod = (
  start: string,
  end: string,
  today?: string,
): { from: string | null; to: string } => {
  const shared = [7, 4].findIndex((length) => start.slice(0, length) === end.slice(0, length));
  const from = shared < 0 ? nearDay(start, today) : (dayParts(start) ?? [start]).slice(0, shared + 1);
  return { from: start === end ? null : from.join(NBSP), to: nearDay(end, today).join(NBSP) };
};

const instantDays = /* @__PURE__ */ once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      dateStyle: 'long',
      timeZone: TIME_ZONE,
    }),
);
const recentDays = /* @__PURE__ */ once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      day: 'numeric',
      month: 'long',
      timeZone: TIME_ZONE,
    }),
);

/** The Brussels day of an instant in words: `21 novembre 2026`. */
export const formatInstantDay = (instant: string): string =>
  noBreakDate(instantDays().format(new Date(instant)));

/** An instant in Brussels time: `21 novembre 2026, 17 h 40`, `21 novembre 2026, 18 h`. */
export const formatInstant = (instant: string): string => {
  const moment = new Date(instant);
  return `${noBreakDate(instantDays().format(moment))}, ${formatHour(hourOf(moment))}`;
};

/** An instant of the last weeks in Brussels time, whose year goes without saying: `21 novembre, 17 h 40`. */
export const formatRecent = (instant: string): string => {
  const moment = new Date(instant);
  return `${noBreakDate(recentDays().format(moment))}, ${formatHour(hourOf(moment))}`;
};
