/** Path of the service worker: at the root, to control every page (docs/decisions/offline-copy.md). */
export const SERVICE_WORKER_PATH = '/hors-ligne.js';

/** Name of the database that the copy stands in, in the browser. */
export const OFFLINE_DATABASE = 'portail-copie';

/** Addresses that belong to calls and files: what is not there is missing, never the application's page. */
const NOT_A_PAGE = /^\/(api|assets|r|auth|oidc|federation)(\/|$)|\.[A-Za-z0-9]{1,8}$/i;

/** True for an application page. */
export const isPagePath = (pathname: string): boolean => !NOT_A_PAGE.test(pathname);
