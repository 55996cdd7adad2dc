/**
 * Whose page this is, sent with every call (CONTRACT §8.5): the matricule of the student it shows, else the account of
 * staff. Constant from load to unload, so that a second tab can't redirect a write to somebody else.
 */
let owner: string | null = null;

/** Sets the owner; null as long as nobody is known, and calls are judged by the session alone. */
export const setPageOwner = (value: string | null): void => {
  owner = value;
};

/** Headers that say whose page it is; for calls that do not go through `read` and `send`. */
export const ownerHeaders = (): Record<string, string> => (owner ? { 'X-Matricule': owner } : {});
