import { partsOf } from '../days/parts-of';
import { NBSP } from '../french/spaces';
import { LOCALE } from './locale';

const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** The words of a day `YYYY-MM-DD` in their French order: `1er`, `décembre`, `2026`; null for another text. */
const wordsOf = (day: string): string[] | null => {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  const { day: number = '', month = '', year = '' } = partsOf(days, moment.getTime());
  return [number === '1' ? '1er' : number, month, year];
};

/** A calendar day `YYYY-MM-DD` in words: `5 avril 2003`; another text comes back as it is. */
export const formatDay = (day: string): string => wordsOf(day)?.join(NBSP) ?? day;

/** A day without its year where that is the one of the day `today`, if there is one. */
const nearDay = (day: string, today?: string): string[] =>
  (wordsOf(day) ?? [day]).slice(0, day.slice(0, 4) === today?.slice(0, 4) ? 2 : 3);

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
  const from = shared < 0 ? nearDay(start, today) : (wordsOf(start) ?? [start]).slice(0, shared + 1);
  return { from: start === end ? null : from.join(NBSP), to: nearDay(end, today).join(NBSP) };
};
