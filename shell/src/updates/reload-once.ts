/**
 * Whether something in this page would be lost by leaving it: what would make the browser ask is asked without it.
 * Forms with unsaved values and drafts on their way hold the page back (`LeaveGuard` of shared-ui, `DraftWriter` of
 * shared-auth).
 */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Where the tab remembers the last revision of the registry for which it was reloaded; nothing of the person. */
const STORAGE_KEY = 'portail-recharge';

/** True once for each revision in a tab; false where the browser remembers nothing, lest a page reload for ever. */
const isFirstReload = (revision: number): boolean => {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === String(revision)) return false;
    sessionStorage.setItem(STORAGE_KEY, String(revision));
    return true;
  } catch {
    return false;
  }
};

/** Loads the page again, at most once for each revision of the registry and never over something unsaved. */
export const reloadOnce = (revision: number, reload: () => void): void => {
  if (!hasUnsavedInput() && isFirstReload(revision)) reload();
};
