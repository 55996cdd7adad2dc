/** Internships (S1 §5, §9). */
export const INTERNSHIP_LIMITS = { themeMax: 100, textMax: 100 } as const;

/** What the dates of an internship may be at all, and beyond what they are asked about; in days, ours. */
export const INTERNSHIP_DAYS = {
  /** Before today and after it: further off is a slip of the pen. */
  longestAgo: 3 * 365,
  furthestAhead: 5 * 365,
  longest: 2 * 365,
  usualAhead: 365,
  usualLength: 184,
} as const;
