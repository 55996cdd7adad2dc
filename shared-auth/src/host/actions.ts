import * as security from 'shared-contract/security/endpoints';
import { pendingSignOutCookie, SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import { send } from '../api/client';

/** Until the server takes it back: without network the session ends with the next request. */
const leaveWord = (): void => {
  const https = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${pendingSignOutCookie(https)}=1;path=/;samesite=lax${https ? ';secure' : ''}`;
};

/** Where the identity provider ends its own session, from what the sign-out was answered; null when it has no such page. */
const providersPage = async (answer: Response): Promise<string | null> => {
  const body: unknown = answer.ok ? await answer.json() : null;
  const redirect = typeof body === 'object' && body !== null ? Reflect.get(body, 'redirect') : null;
  return typeof redirect === 'string' ? redirect : null;
};

/**
 * POST /auth/logout ends the session; resolves even when it had already ended, or when nothing answers. Gives the
 * identity provider's address to leave for, which would let in whoever comes next without a password otherwise; null when
 * it has none.
 */
export const signOut = async (): Promise<string | null> => {
  leaveWord();
  return fetch(SIGN_OUT_PATH, {
    method: 'POST',
    headers: { 'X-Requested-With': 'portail' },
    credentials: 'same-origin',
  })
    .then(providersPage)
    .catch(() => null);
};

/** Returns to one's own account. */
export const leaveStudent = (): Promise<null> => send(security.leaveStudent, undefined);

/** Address of the sign-in that comes back to `path` of this origin. */
export const signInUrl = (path: string): string =>
  `${security.SIGN_IN_PATH}?returnTo=${encodeURIComponent(path)}`;
