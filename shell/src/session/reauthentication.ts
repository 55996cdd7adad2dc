import { API_BASE } from 'shared-auth';
import { signInUrl } from 'shared-auth/host';
import type { AnswerOf, Endpoint } from 'shared-contract/base/endpoint';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';

/** Page where the re-authentication window ends: notifies the opener and closes itself. */
const RETURN_PATH = '/reconnexion';
const CHANNEL = 'portail-session';
const POLL_MS = 2_000;

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

/** Request whose 401 is an answer, not a reason to re-authenticate. */
const fetchWithoutReauthentication = async <E extends Endpoint<'GET'>>({
  path,
}: E): Promise<AnswerOf<E> | null> => {
  const response = await fetch(API_BASE + path, { credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok) return null;
  return response.json().catch(() => null);
};

/** User name of the signed-in person; null when signed out or unknown. */
export const fetchSignedInUser = async (): Promise<string | null> => {
  const status = await fetchWithoutReauthentication(securityStatus);
  if (!status?.connected) return null;
  return (await fetchWithoutReauthentication(securityInfos))?.Username ?? null;
};

/** Polls and listens for a sign-in, then calls `onSignedIn` with the user name; returns a stop function. */
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
