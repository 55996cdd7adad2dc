/** Pages that anyone may open, signed in or not (CONTRACT §2). */
const PUBLIC = /^\/(confidentialite|accessibilite|attestation\/[^/]+)\/?$/i;

/** Whether the page at this address needs no session. */
export const isPublicPath = (pathname: string): boolean => PUBLIC.test(pathname);
