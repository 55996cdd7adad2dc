import { RESULT_LIMITS } from '../limits';
import { LOCALE } from './locale';

const marks = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: RESULT_LIMITS.decimals,
  maximumFractionDigits: RESULT_LIMITS.decimals,
});

/** A result out of 20 with its two decimals: `12,50` (S1 §9). */
export const formatMark = (mark: number): string => marks.format(mark);
