/** The form of a word for a count: in French zero and everything under two take the singular. */
export const plural = (count: number, one: string, many: string): string =>
  Math.abs(count) < 2 ? one : many;
