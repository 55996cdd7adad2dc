/** First day of the academic year, 14 September (Belgian decree); orders and terms follow it. */
export const ACADEMIC_YEAR_START = { month: 9, day: 14 } as const;

/** Credits of one year of study, out of which the validated ones are shown; also S2 §9's soft ceiling of a PAE. */
export const YEAR_CREDITS = 60;
