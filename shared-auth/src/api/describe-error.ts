import { ApiError } from './api-error';

const NETWORK = 'Vérifiez votre connexion, puis réessayez.';
const UNAVAILABLE = 'Le service ne répond pas. Réessayez dans un instant.';

/** What a failed read says to the person: the server's own sentence, or what to do when there is none. */
export const describeApiError = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.failure === 'unavailable') return UNAVAILABLE;
  return error.failure === 'network' ? NETWORK : (error.detail ?? UNAVAILABLE);
};
