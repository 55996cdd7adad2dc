import { REFUSAL_TEXTS } from 'shared-contract/quoted';

export { SAVE_TEXTS } from 'shared-contract/quoted';

export const PARAMETERS_FAILURE = REFUSAL_TEXTS.parameters;

/** Second line of a failure message when the server could not tell the cause. */
export const FAILURE_HINTS = {
  network: 'Pas de connexion. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez dans un instant.',
  unavailable:
    'Le service ne répond pas. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez dans un instant.',
} as const;
