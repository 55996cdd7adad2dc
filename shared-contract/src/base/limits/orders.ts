/** Orders (S1 §9). */
export const ORDER_LIMITS = {
  /** Part of the total, in percent, to pay before the academic year begins; the whole amount from then on. */
  depositPercent: 20,
  /** At least this part of the price, in percent, is due when an order is cancelled. */
  cancellationPercent: 30,
  /** Days between payment and delivery, at least. */
  deliveryDays: 12,
  /** Weeks after which unclaimed supports are sold again. */
  unclaimedWeeks: 3,
  /** Month and day of the pick-up deadline: the last distribution after it. */
  pickUpAfter: { month: 5, day: 5 },
  /** The balance is due this many days before the first distribution. */
  balanceDays: 3,
  /** An order is recent when strictly fewer hours have passed. */
  recentHours: 72,
  /** Highest quantity of one support in an order: ours, so that totals stay sane. */
  maxQuantity: 99,
  /** Orders of this day or later are for the coming academic year: the summer term begins (Belgian decree). */
  nextYearFrom: { month: 7, day: 1 },
  /** The same order sent again within so many minutes is the same order: a double click, a second tab. Ours. */
  repeatMinutes: 2,
  /** More copies of one support than this are asked about before they bind: ours. */
  usualCopies: 5,
} as const;
