/**
 * The student whom this page shows, told to the server with every call (CONTRACT §2). One page shows one
 * student from its load to its unload, so that a second tab can't make a write go to someone else.
 */
let matricule: string | null = null;

/** Sets the `X-Matricule` that calls carry; null while the page shows the signed-in person. */
export const setViewedMatricule = (value: string | null): void => {
  matricule = value;
};

export const viewedMatricule = (): string | null => matricule;
