import { API_BASE } from 'shared-auth';
import { signInUrl } from 'shared-auth/host';
import type { AnswerOf, Endpoint } from 'shared-contract/base/endpoint';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';

/** Where the window of the second sign-in ends: a page that tells the first one and closes itself. */
const RETURN_PATH = '/reconnexion';
const CHANNEL = 'portail-session';
const POLL_MS = 2_000;

/** Tells the other pages of this browser that somebody signed in again. */
export const announceSignIn = (): void => {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-in');
  channel.close();
};

/** Opens the sign-in beside the page. */
export const openSignIn = (): void => {
  window.open(signInUrl(RETURN_PATH), 'portail-connexion', 'popup,width=520,height=760');
};

/** Reads as nobody in particular: an expired session here is an answer, not an occasion to sign in again. */
const fetchWithoutReauthentication = async <E extends Endpoint<'GET'>>({
  path,
}: E): Promise<AnswerOf<E> | null> => {
  const response = await fetch(API_BASE + path, { credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok) return null;
  return response.json().catch(() => null);
};

/** Who is signed in now; null when nobody is, or when that can't be known. */
const fetchSignedInUser = async (): Promise<string | null> => {
  const status = await fetchWithoutReauthentication(securityStatus);
  if (!status?.connected) return null;
  return (await fetchWithoutReauthentication(securityInfos))?.Username ?? null;
};

/** Calls `onSignedIn` with the user name once somebody is signed in; the result stops the waiting. */
export const watchSignIn = (onSignedIn: (username: string) => void): (() => void) => {
  let isOver = false;
  const look = async () => {
    const username = await fetchSignedInUser();
    if (!isOver && username !== null) onSignedIn(username);
  };
  const timer = setInterval(look, POLL_MS);
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
