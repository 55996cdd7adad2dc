import { RESULT_LIMITS } from '../limits';
import { LOCALE } from './locale';

const marks = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: RESULT_LIMITS.decimals,
  maximumFractionDigits: RESULT_LIMITS.decimals,
});
const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' });

/** A result out of 20 with its two decimals: `12,50` (S1 §9). */
export const formatMark = (mark: number): string => marks.format(mark);

/** A plain number, such as credits: `7,5`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** An amount given in cents: `12,50 €` (CONTRACT §5.10). */
export const formatCents = (cents: number): string => euros.format(cents / 100);
