/**
 * Clear-Site-Data of the sign-out: storage only. Cookies would end other sites' sessions of the domain, and the cache
 * holds public files alone.
 */
export const CLEAR_SITE_DATA = '"storage"';
