import { TIME_ZONE } from './days';
import { RESULT_LIMITS } from './limits';

const LOCALE = 'fr-BE';

const marks = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: RESULT_LIMITS.decimals,
  maximumFractionDigits: RESULT_LIMITS.decimals,
});
const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const instantDays = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** A result out of 20 with its two decimals: `12,50` (S1 §9). */
export const formatMark = (mark: number): string => marks.format(mark);

/** A plain number, such as credits: `7,5`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** An amount given in cents: `12,50 €` (CONTRACT §5.10). */
export const formatCents = (cents: number): string => euros.format(cents / 100);

/** French says « 1er » for the first of a month, and the plain number for the others. */
const ordinal = (text: string): string => text.replace(/^1(?=\s)/, '1er');

/** A calendar day `YYYY-MM-DD` in words: `5 avril 2003`; another text comes back as it is. */
export const formatDay = (day: string): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : ordinal(days.format(moment));
};

/** The Brussels day of an instant in words: `21 novembre 2026`. */
export const formatInstantDay = (instant: string): string => ordinal(instantDays.format(new Date(instant)));

/** An instant in Brussels time: `21 novembre 2026, 17 h 40`. */
export const formatInstant = (instant: string): string => {
  const moment = new Date(instant);
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${ordinal(instantDays.format(moment))}, ${Number(parts['hour'])}\u00a0h\u00a0${parts['minute']}`;
};

/** A national number of eleven digits as it is printed on the card: `85.07.30-033.28`. */
export const formatNationalNumber = (value: string): string =>
  value.replace(/\D/g, '').replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, '$1.$2.$3-$4.$5') || value;

/** An IBAN in groups of four: `BE68 5390 0754 7034`. */
export const formatIban = (value: string): string =>
  (
    value
      .replace(/\s/g, '')
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('\u00a0');
