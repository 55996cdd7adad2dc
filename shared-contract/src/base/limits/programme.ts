/** Credits between which a PAE stands without a warning, where nothing else was decided: ours, after CONTRACT §4. */
export const PAE_LIMITS = { min: 45, max: 65 } as const;

/** Steps 0 to 5 of the re-enrolment wizard (S1 §9). */
export const REENROLMENT_LAST_STEP = 5;

/** Days within which a student who is not financeable may appeal against the refusal (S1 §8). */
export const APPEAL_DAYS = 10;
