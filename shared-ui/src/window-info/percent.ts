/** A share, 0 to 1, as CSS writes it. */
export const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
