import { signInUrl } from 'shared-auth/host';
import { securityInfos } from 'shared-contract/portal/endpoints';
import { readSessionEnd } from 'shared-contract/security/session-end';
import { fetchWithoutReauthentication, keepSession } from './keep-session';

/** Page where the re-authentication window ends: notifies the opener and closes itself. */
const RETURN_PATH = '/reconnexion';
const CHANNEL = 'portail-session';
const COOKIE_LOOK_MS = 2_000;

/** Notifies the other tabs of a sign-in. */
export const announceSignIn = (): void => {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-in');
  channel.close();
};

/** Opens the sign-in in a new window. */
export const openSignIn = (): void => {
  window.open(signInUrl(RETURN_PATH), 'portail-connexion', 'popup,width=520,height=760');
};

/** User name of the signed-in person; null when signed out or unknown. */
export const fetchSignedInUser = async (): Promise<string | null> => {
  if (!(await keepSession())) return null;
  return (await fetchWithoutReauthentication(securityInfos))?.Username ?? null;
};

/** Changes with each sign-in of this browser. */
const currentSession = () => readSessionEnd(document.cookie)?.absoluteEnd;

/**
 * Waits for a sign-in, then calls `onSignedIn` with the user name; returns a stop function. A page may wait for a whole
 * night: it asks the server only when the browser has another session, or somebody comes back to the page.
 */
export const watchSignIn = (onSignedIn: (username: string) => void): (() => void) => {
  let isOver = false;
  let known = currentSession();
  const look = async () => {
    const username = await fetchSignedInUser();
    if (!isOver && username !== null) onSignedIn(username);
  };
  const lookAtCookie = () => {
    const current = currentSession();
    if (current !== known) void look();
    known = current;
  };
  void look();
  const timer = setInterval(lookAtCookie, COOKIE_LOOK_MS);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', look);
  window.addEventListener('focus', look);
  return () => {
    isOver = true;
    clearInterval(timer);
    channel?.close();
    window.removeEventListener('focus', look);
  };
};
