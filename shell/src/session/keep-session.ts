import { API_BASE } from 'shared-auth';
import type { AnswerOf, Endpoint } from 'shared-contract/base/endpoint';
import { securityStatus } from 'shared-contract/portal/endpoints';

/** Request whose 401 is an answer, not a reason to re-authenticate. */
export const fetchWithoutReauthentication = async <E extends Endpoint<'GET'>>({
  path,
}: E): Promise<AnswerOf<E> | null> => {
  const response = await fetch(API_BASE + path, { credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok) return null;
  return response.json().catch(() => null);
};

/** Asks the server for something, which puts the end of the session off; null when it can't be reached. */
export const keepSession = async (): Promise<boolean | null> =>
  (await fetchWithoutReauthentication(securityStatus))?.connected ?? null;
