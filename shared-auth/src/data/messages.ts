/** Texts of S1 §5, §8 and S2 §8, byte for byte. */
export const SAVE_TEXTS = {
  pending: 'Sauvegarde en cours..',
  success: 'Sauvegarde réussie !',
  failure: 'Erreur lors de la sauvegarde',
} as const;

/** Text of S1 §5, byte for byte. */
export const PARAMETERS_FAILURE = 'Le chargement des paramètres a échoué !';

/** Our own second line under a failure whose cause the server could not tell. */
export const FAILURE_HINTS = {
  network: 'Pas de connexion. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez dans un instant.',
  unavailable:
    'Le service ne répond pas. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez dans un instant.',
} as const;
