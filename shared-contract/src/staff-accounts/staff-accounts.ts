/** What is known of a member of staff, in characters. */
export const STAFF_ACCOUNT_LIMITS = { name: 120, function: 100 } as const;
