/** The staff verification space (S2 §2). */
export const VERIFICATION_TEXTS = { noResult: 'Aucun résultat' } as const;
