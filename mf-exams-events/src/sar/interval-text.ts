import { formatPeriod } from 'shared-contract/base/format';
import { SAR_TEXTS } from './texts';

/** Days of a session in words as of `today`: « du 2 au 4 décembre », the year only where it is another one. */
export const intervalText = (
  { DateDebut, DateFin }: { DateDebut: string; DateFin: string },
  today: string,
): string => {
  const { from, to } = formatPeriod(DateDebut, DateFin, today);
  return from === null ? to : SAR_TEXTS.from(from, to);
};
