/** Asks the person to sign in again, without leaving the page; true once it is done. */
type Reauthenticate = () => Promise<boolean>;
type Listener = () => void;

let reauthenticate: Reauthenticate | null = null;
const staleViewListeners = new Set<Listener>();

/** Sets how the shell re-authenticates; calls that met a 401 wait for it and are retried once. */
export const setReauthentication = (handler: Reauthenticate | null): void => {
  reauthenticate = handler;
};

/** Re-authenticates; resolves to true when the session is back, false when it can't be. */
export const recoverSession = (): Promise<boolean> => reauthenticate?.() ?? Promise.resolve(false);

/** Subscribes to the 409 « stale view »: this page shows another student than the session's. */
export const onStaleView = (listener: Listener): (() => void) => {
  staleViewListeners.add(listener);
  return () => {
    staleViewListeners.delete(listener);
  };
};

export const signalStaleView = (): void => {
  for (const listener of staleViewListeners) listener();
};
