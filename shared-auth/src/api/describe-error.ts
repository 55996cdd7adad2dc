import { ApiError } from './api-error';

const NETWORK = 'Vérifiez votre connexion, puis réessayez.';
const UNAVAILABLE = 'Le service ne répond pas. Réessayez dans un instant.';

/** Message for a failed read: the server's own sentence, otherwise a generic remedy. */
export const describeApiError = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.failure === 'unavailable') return UNAVAILABLE;
  return error.failure === 'network' ? NETWORK : (error.detail ?? UNAVAILABLE);
};
