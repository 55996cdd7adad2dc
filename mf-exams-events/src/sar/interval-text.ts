import { formatDay } from 'shared-contract/base/format';
import { NBSP } from 'shared-contract/base/french';
import { SAR_TEXTS } from './texts';

/** Days of a session in words: « du 2 au 4 décembre 2026 », with what both days share said once. */
export const intervalText = ({ DateDebut, DateFin }: { DateDebut: string; DateFin: string }): string => {
  if (DateDebut === DateFin) return formatDay(DateDebut);
  const isSameMonth = DateDebut.slice(0, 7) === DateFin.slice(0, 7);
  const isSameYear = DateDebut.slice(0, 4) === DateFin.slice(0, 4);
  const [day = '', month = ''] = formatDay(DateDebut).split(NBSP);
  const start = isSameMonth ? day : isSameYear ? `${day}${NBSP}${month}` : formatDay(DateDebut);
  return SAR_TEXTS.from(start, formatDay(DateFin));
};
