/** What is said of a write (S1 §8, S2 §8); `pending` while it runs. */
export const SAVE_TEXTS = {
  pending: 'Sauvegarde en cours..',
  success: 'Sauvegarde réussie !',
  failure: 'Erreur lors de la sauvegarde',
} as const;
