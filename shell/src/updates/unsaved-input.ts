/**
 * Whether something in this page would be lost by leaving it: what would make the browser ask is asked without it.
 * Forms with unsaved values and drafts on their way hold the page back (`LeaveGuard` of shared-ui, `DraftWriter` of
 * shared-auth).
 */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
