/**
 * True when leaving the page would lose input, tested by a synthetic `beforeunload` (`LeaveGuard` of shared-ui and
 * `DraftWriter` of shared-auth cancel it).
 */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** sessionStorage key of the last registry revision that caused a reload. */
const STORAGE_KEY = 'portail-recharge';

/** True once per revision and tab; false when storage is unavailable, to avoid a reload loop. */
const isFirstReload = (revision: number): boolean => {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === String(revision)) return false;
    sessionStorage.setItem(STORAGE_KEY, String(revision));
    return true;
  } catch {
    return false;
  }
};

/** Reloads the page at most once per registry revision, never with unsaved input. */
export const reloadOnce = (revision: number, reload: () => void): void => {
  if (!hasUnsavedInput() && isFirstReload(revision)) reload();
};
