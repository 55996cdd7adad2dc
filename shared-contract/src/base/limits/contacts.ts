/** Digits of a telephone number: fewer or more are asked about; ours (ITU-T E.164 has 15 at most). */
export const PHONE_DIGITS = { min: 8, max: 15 } as const;

/** Addresses or contact means of one student: ours, so that the lists stay short. */
export const MOST_CONTACT_LINES = 20;

/**
 * The code that a new e-mail address is confirmed by: how long it holds, how often it may be tried, and how many one
 * student may have sent in an hour. Ours: a hundred and fifty guesses a day out of a million.
 */
export const EMAIL_CODE = { digits: 6, minutes: 15, tries: 5, anHour: 5 } as const;
