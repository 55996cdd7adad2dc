import { ORDER_LIMITS } from '../base/limits';

/** Conditions of sale that a school sets (`sale` of institution.json). */
export interface SaleTerms {
  /** Part of the total, in percent, to pay before the academic year begins; the whole amount from then on. */
  depositPercent: number;
  /** At least this part of the price, in percent, is due when an order is cancelled. */
  cancellationPercent: number;
  /** Days between payment and delivery, at least. */
  deliveryDays: number;
  /** Weeks after which unclaimed supports are sold again. */
  unclaimedWeeks: number;
  /** The balance is due this many days before the first distribution. */
  balanceDays: number;
  /** Month and day, `MM-DD`: the last distribution after it ends the pick-up. */
  pickUpAfter: string;
}

const { depositPercent, cancellationPercent, deliveryDays, unclaimedWeeks, balanceDays } = ORDER_LIMITS;

/** The specification's conditions, where the school says nothing (S1 §9). */
export const SALE_TERMS: SaleTerms = {
  depositPercent,
  cancellationPercent,
  deliveryDays,
  unclaimedWeeks,
  balanceDays,
  pickUpAfter: '05-05',
};
