import * as security from 'shared-contract/security/endpoints';
import { pendingSignOutCookie, SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import { send } from '../api/client';

/**
 * Marks the session for sign-out by a cookie until the server clears it: offline, the session ends with the next
 * request.
 */
const setPendingSignOutCookie = (): void => {
  const https = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${pendingSignOutCookie(https)}=1;path=/;samesite=lax${https ? ';secure' : ''}`;
};

/** Logout URL of the identity provider from the sign-out answer; null when it has none. */
const providerLogoutUrl = async (answer: Response): Promise<string | null> => {
  const body: unknown = answer.ok ? await answer.json() : null;
  const redirect = typeof body === 'object' && body !== null ? Reflect.get(body, 'redirect') : null;
  return typeof redirect === 'string' ? redirect : null;
};

/**
 * POST /auth/logout. Resolves even when the session had already ended or the server is unreachable. Returns the
 * identity provider's logout URL, or null; without it the next user would be signed in without a password.
 */
export const signOut = async (): Promise<string | null> => {
  setPendingSignOutCookie();
  return fetch(SIGN_OUT_PATH, {
    method: 'POST',
    headers: { 'X-Requested-With': 'portail' },
    credentials: 'same-origin',
  })
    .then(providerLogoutUrl)
    .catch(() => null);
};

/** Ends viewing a student. */
export const leaveStudent = (): Promise<null> => send(security.leaveStudent, undefined);

/** Sign-in URL that returns to `path` of this origin. */
export const signInUrl = (path: string): string =>
  `${security.SIGN_IN_PATH}?returnTo=${encodeURIComponent(path)}`;
