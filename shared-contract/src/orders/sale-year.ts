import { addDays, dayOfYear, HOUR_MS } from '../base/days';
import { ACADEMIC_YEAR_START, ORDER_LIMITS } from '../base/limits';

/**
 * First day, `YYYY-MM-DD`, of the academic year that an order of a Brussels day is for: the year in progress,
 * and from the summer term on the coming one (CONTRACT §5.10; S1 §9 does not say where one ends).
 */
export const orderYearStart = (today: string): string => {
  const year = Number(today.slice(0, 4));
  const isForNext = today >= dayOfYear(year, ORDER_LIMITS.nextYearFrom);
  return dayOfYear(isForNext ? year : year - 1, ACADEMIC_YEAR_START);
};

/** First day, `YYYY-MM-DD`, of the sale that an order of a Brussels day is part of: it begins in the summer before its year. */
export const saleStart = (today: string): string =>
  dayOfYear(Number(orderYearStart(today).slice(0, 4)), ORDER_LIMITS.nextYearFrom);

/** Last day to pay the balance: 3 days before the first distribution, on the year's first day (S1 §9). */
export const balanceDueDay = (yearStart: string): string => addDays(yearStart, -ORDER_LIMITS.balanceDays);

/** True strictly less than 72 hours after an order (S1 §4, CONTRACT §3). */
export const isRecentOrder = (orderedAt: Date, now: Date): boolean =>
  now.getTime() - orderedAt.getTime() < ORDER_LIMITS.recentHours * HOUR_MS;
