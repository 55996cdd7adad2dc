/**
 * Student shown by this page, sent with every call (CONTRACT §2). Constant from load to unload, so that a second tab
 * can't redirect a write to somebody else.
 */
let matricule: string | null = null;

/** Sets the `X-Matricule` header of calls; null for the signed-in person. */
export const setViewedMatricule = (value: string | null): void => {
  matricule = value;
};

export const viewedMatricule = (): string | null => matricule;
