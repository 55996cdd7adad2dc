import { formatDay } from 'shared-contract/base/format';
import { NBSP } from 'shared-contract/base/french';
import { SAR_TEXTS } from './texts';

/** A day without its year where that is the one of `today`. */
const nearDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).split(NBSP).slice(0, -1).join(NBSP) : formatDay(day);

/**
 * Days of a session in words as of `today`: « du 2 au 4 décembre », with what both days share said once, and the year
 * only where it is another one.
 */
export const intervalText = (
  { DateDebut, DateFin }: { DateDebut: string; DateFin: string },
  today: string,
): string => {
  const end = nearDay(DateFin, today);
  if (DateDebut === DateFin) return end;
  const [day = '', month = ''] = formatDay(DateDebut).split(NBSP);
  if (DateDebut.slice(0, 7) === DateFin.slice(0, 7)) return SAR_TEXTS.from(day, end);
  if (DateDebut.slice(0, 4) === DateFin.slice(0, 4)) return SAR_TEXTS.from(`${day}${NBSP}${month}`, end);
  return SAR_TEXTS.from(nearDay(DateDebut, today), end);
};
