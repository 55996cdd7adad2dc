/**
 * Inline script of every page of the portal: one that the browser kept in memory is asked for again when somebody goes back
 * to it. By then the session may be another person's, or nobody's. Typing that matters is kept in drafts.
 */
export const BACK_MEMORY =
  "addEventListener('pageshow',e=>{if(e.persisted){document.documentElement.hidden=true;location.reload()}})";
