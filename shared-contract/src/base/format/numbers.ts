import { LOCALE } from './locale';

const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A plain number, such as credits: `7,5`. */
export const formatNumber = (value: number): string => numbers.format(value);
