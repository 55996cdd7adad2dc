import { NBSP } from './french';
import { RESULT_LIMITS } from './limits';
import { once } from './memoize';

/** French as it is written in Belgium. */
const LOCALE = 'fr-BE';

const numbers = /* @__PURE__ */ once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));

/** A plain number, such as credits: `7,5`. */
export const formatNumber = (value: number): string => numbers().format(value);

const marks = /* @__PURE__ */ once(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: RESULT_LIMITS.decimals,
      maximumFractionDigits: RESULT_LIMITS.decimals,
    }),
);

/** A result out of 20 with its two decimals: `12,50` (S1 §9). */
export const formatMark = (mark: number): string => marks().format(mark);

const euros = /* @__PURE__ */ once(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' }),
);

/** An amount given in cents: `12,50 €` (CONTRACT §5.10). */
export const formatCents = (cents: number): string => euros().format(cents / 100);

/** A room, or whatever ends in one: its number stays with its word. */
export const roomName = (room: string): string => room.replace(/ (?=\S*\d\S*$)/, NBSP);

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
  ).join(NBSP);
