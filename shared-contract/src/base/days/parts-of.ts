/**
 * What a formatter writes of an instant, each part by its name. Where a part is used, it is taken from here: the order
 * and the signs of a formatter's text are promised nowhere (« en-CA » writes `11/28/2026` with ICU 72).
 */
export const partsOf = (
  formatter: Intl.DateTimeFormat,
  instant: number,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
