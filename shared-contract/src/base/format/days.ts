import { NBSP } from '../french/spaces';
import { LOCALE } from './locale';
import { written } from './written';

const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day `YYYY-MM-DD` in words: `5 avril 2003`; another text comes back as it is. */
export const formatDay = (day: string): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : written(days.format(moment));
};

/** A day without its year where that is the one of the day `today`, if there is one. */
const nearDay = (day: string, today?: string): string[] =>
  formatDay(day)
    .split(NBSP)
    .slice(0, day.slice(0, 4) === today?.slice(0, 4) ? 2 : 3);

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
  const from =
    shared < 0
      ? nearDay(start, today)
      : formatDay(start)
          .split(NBSP)
          .slice(0, shared + 1);
  return { from: start === end ? null : from.join(NBSP), to: nearDay(end, today).join(NBSP) };
};
