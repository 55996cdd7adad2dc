import { ORDER_LIMITS } from '../base/limits';

/**
 * Cents to pay on ordering (CONTRACT §5.10): 20 % of the total, rounded up to the cent, before the first day of
 * the academic year; the whole amount from then on. Days are `YYYY-MM-DD` in Brussels.
 */
export const dueOnOrder = (totalCents: number, today: string, yearStart: string): number =>
  today < yearStart ? Math.ceil((totalCents * ORDER_LIMITS.depositPercent) / 100) : totalCents;

/** Cents that remain once the deposit is paid. */
export const balanceAfterDeposit = (totalCents: number, today: string, yearStart: string): number =>
  totalCents - dueOnOrder(totalCents, today, yearStart);

/** Lowest compensation in cents for a cancelled order (S1 §9), rounded up to the cent. */
export const cancellationCompensation = (totalCents: number): number =>
  Math.ceil((totalCents * ORDER_LIMITS.cancellationPercent) / 100);

/** Total in cents of lines; those with a quantity of 0 or less do not count. */
export const orderTotal = (
  lines: readonly { SupportCoursPrix: number; LigneCommandeQuantite: number }[],
): number =>
  lines.reduce((sum, line) => sum + line.SupportCoursPrix * Math.max(0, line.LigneCommandeQuantite), 0);
