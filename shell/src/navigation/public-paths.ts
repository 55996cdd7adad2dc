/** Pages that anyone may open, signed in or not (CONTRACT §2). */
const PUBLIC = /^\/(confidentialite|accessibilite|attestation\/[^/]+)\/?$/i;

export const isPublicPath = (pathname: string): boolean => PUBLIC.test(pathname);
