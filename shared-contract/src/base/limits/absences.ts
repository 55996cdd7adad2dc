/** From this day on, the academic year of absences is the one that ends next year (S2 §9). */
export const ABSENCE_YEAR_SWITCH = { month: 9, day: 15 } as const;

/** Days of an absence, both counted, beyond which they are asked about; ours. */
export const USUAL_ABSENCE_DAYS = 62;
