import { addDays, dayOfYear, HOUR_MS } from '../base/days';
import { ACADEMIC_YEAR_START, ORDER_LIMITS } from '../base/limits';
import { ORDER_MESSAGES } from '../quoted';
import type { Order } from './answers';
import { SALE_TERMS, type SaleTerms } from './terms';

/**
 * Calendar year in which the academic year begins that an order of a Brussels day is for: the year in progress,
 * and from the summer term on the coming one (CONTRACT §5.10; S1 §9 does not say where one ends).
 */
export const orderYear = (today: string): number => {
  const year = Number(today.slice(0, 4));
  return today >= dayOfYear(year, ORDER_LIMITS.nextYearFrom) ? year : year - 1;
};

/** First day of that academic year where the school's own years do not say it. */
export const orderYearStart = (today: string): string => dayOfYear(orderYear(today), ACADEMIC_YEAR_START);

/** First day, `YYYY-MM-DD`, of the sale that an order of a Brussels day is part of: it begins in the summer before its year. */
export const saleStart = (today: string): string => dayOfYear(orderYear(today), ORDER_LIMITS.nextYearFrom);

/** Last day to pay the balance: 3 days before the first distribution, on the year's first day (S1 §9). */
export const balanceDueDay = (
  yearStart: string,
  { balanceDays }: Pick<SaleTerms, 'balanceDays'> = SALE_TERMS,
): string => addDays(yearStart, -balanceDays);

/** True strictly less than 72 hours after an order (S1 §4, CONTRACT §3). */
export const isRecentOrder = (orderedAt: Date, now: Date): boolean =>
  now.getTime() - orderedAt.getTime() < ORDER_LIMITS.recentHours * HOUR_MS;

/**
 * Cents to pay on ordering (CONTRACT §5.10): 20 % of the total, rounded up to the cent, before the first day of
 * the academic year; the whole amount from then on. Days are `YYYY-MM-DD` in Brussels.
 */
export const dueOnOrder = (
  totalCents: number,
  today: string,
  yearStart: string,
  { depositPercent }: Pick<SaleTerms, 'depositPercent'> = SALE_TERMS,
): number => (today < yearStart ? Math.ceil((totalCents * depositPercent) / 100) : totalCents);

/** Cents that remain once the deposit is paid. */
export const balanceAfterDeposit = (
  totalCents: number,
  today: string,
  yearStart: string,
  terms: Pick<SaleTerms, 'depositPercent'> = SALE_TERMS,
): number => totalCents - dueOnOrder(totalCents, today, yearStart, terms);

/** Lowest compensation in cents for a cancelled order (S1 §9), rounded up to the cent. */
export const cancellationCompensation = (totalCents: number): number =>
  Math.ceil((totalCents * ORDER_LIMITS.cancellationPercent) / 100);

/** Total in cents of lines; those with a quantity of 0 or less do not count. */
export const orderTotal = (
  lines: readonly { SupportCoursPrix: number; LigneCommandeQuantite: number }[],
): number =>
  lines.reduce((sum, line) => sum + line.SupportCoursPrix * Math.max(0, line.LigneCommandeQuantite), 0);

type Payment = Pick<
  Order,
  'CommandeMontant' | 'CommandeAcompte' | 'CommandeMontantPaye' | 'CommandeSoldeEcheance'
>;

/** Payment state: nothing or too little, the deposit, or everything. */
export type PaymentState = 'awaited' | 'deposit' | 'paid';

/** State of a payment; the deposit only counts where it is less than the whole (CONTRACT §5.10). */
export const paymentState = (order: Payment): PaymentState => {
  if (order.CommandeMontantPaye >= order.CommandeMontant) return 'paid';
  const isDeposit = order.CommandeMontantPaye >= order.CommandeAcompte;
  return isDeposit ? 'deposit' : 'awaited';
};

/** Cents to transfer on a Brussels day: the rest of the deposit while the balance may wait, else all that is left. */
export const amountToPay = (order: Payment, today: string): number => {
  const deposit = order.CommandeAcompte - order.CommandeMontantPaye;
  const mayWait = order.CommandeSoldeEcheance !== null && today <= order.CommandeSoldeEcheance;
  return mayWait && deposit > 0 ? deposit : Math.max(0, order.CommandeMontant - order.CommandeMontantPaye);
};

/** Colour of an order's Message: green, purple or red, without regard to case (S1 §4, CONTRACT §5.10). */
export const messageTone = (message: string): 'ok' | 'plum' | 'danger' => {
  const text = message.toLocaleLowerCase('fr');
  if (text.includes(ORDER_MESSAGES.messageCorrect)) return 'ok';
  return text.includes(ORDER_MESSAGES.messageHandled) ? 'plum' : 'danger';
};

/** A grant holder may ask for an intervention once, on an order with syllabi (S1 §4). */
export const canAskIntervention = (order: {
  EstBoursier: boolean;
  Message: string | null;
  CommandeMontantSyllabus: number;
}): boolean => order.EstBoursier && !order.Message && order.CommandeMontantSyllabus > 0;

/** Message of an order once an intervention is requested; the school's decision replaces it. Green by S1 §4. */
export const INTERVENTION_REGISTERED = 'Votre demande d’intervention est correctement enregistrée.';

const checkDigits = (tenDigits: string): string => {
  const rest = Number(tenDigits) % 97;
  return String(rest === 0 ? 97 : rest).padStart(2, '0');
};

/**
 * The Belgian structured communication `+++ddd/dddd/ddddd+++` of a number from 0 to 9 999 999 999: its last two
 * digits are the first ten modulo 97, 97 for 0 (CONTRACT §5.10). Throws a RangeError outside that range.
 */
export const vcsOf = (serial: number): string => {
  if (!Number.isInteger(serial) || serial < 0 || serial > 9_999_999_999)
    throw new RangeError('A structured communication takes a number of at most ten digits.');
  const ten = String(serial).padStart(10, '0');
  const all = ten + checkDigits(ten);
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
};

/** The twelve digits of a structured communication written in any usual way, or null when it is not valid. */
export const vcsDigits = (text: string): string | null => {
  const digits = text.replace(/[\s+*/.-]/g, '');
  return /^\d{12}$/.test(digits) && checkDigits(digits.slice(0, 10)) === digits.slice(10) ? digits : null;
};

/** True for a structured communication with the right check digits. */
export const isVcs = (text: string): boolean => vcsDigits(text) !== null;
