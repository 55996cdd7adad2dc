/**
 * What the browser throws away at the sign-out: what this origin keeps in it. Not its cookies, which would end other
 * sites' sessions of the same domain, nor its cache, which holds only files that are everybody's.
 */
export const LEFT_BEHIND = '"storage"';
