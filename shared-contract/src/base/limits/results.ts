/** Results (S1 §9). */
export const RESULT_LIMITS = { max: 20, decimals: 2, pass: 10 } as const;
