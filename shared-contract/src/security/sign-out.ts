/** Ends the session. */
export const SIGN_OUT_PATH = '/auth/logout';

/**
 * Name of the cookie that the page leaves before it asks for the sign-out, and that the server takes back: while it is
 * there, the next request of this browser ends the session before anything is answered
 * (docs/decisions/sign-in-and-rights.md). Over https the prefix keeps other hosts from setting it.
 */
export const pendingSignOutCookie = (https: boolean): string =>
  https ? '__Host-deconnexion' : 'deconnexion';

/** Whether a sign-out waits for the network, from the cookies that a page can read. */
export const isSignOutPending = (cookies: string): boolean =>
  /(?:^|; )(?:__Host-)?deconnexion=/.test(cookies);
