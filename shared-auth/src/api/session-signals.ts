/** Asks the person to sign in again, without leaving the page; true once it is done. */
type Reauthenticate = () => Promise<boolean>;
type Listener = () => void;

let reauthenticate: Reauthenticate | null = null;
const staleViewListeners = new Set<Listener>();

/** The shell tells how to sign in again; a call that met a 401 then waits for it and is sent once more. */
export const setReauthentication = (handler: Reauthenticate | null): void => {
  reauthenticate = handler;
};

/** Resolves to true when the session is back, false when nobody can bring it back. */
export const recoverSession = (): Promise<boolean> => reauthenticate?.() ?? Promise.resolve(false);

/** Calls `listener` when the server says that this page shows another student than the session does. */
export const onStaleView = (listener: Listener): (() => void) => {
  staleViewListeners.add(listener);
  return () => {
    staleViewListeners.delete(listener);
  };
};

export const signalStaleView = (): void => {
  for (const listener of staleViewListeners) listener();
};
