/** The part that is paid on ordering, wherever its amount is said. */
export const depositOf = (percent: number): string => `Acompte de ${percent}\u00a0%`;
