/** Orders (S1 §4, §5, §8). */
export const ORDER_TEXTS = {
  /** A Message that contains it is green. */
  messageCorrect: 'correctement',
  /** A Message that contains it is purple. */
  messageHandled: 'traitée',
  nothingSelected: 'Au moins un support doit être sélectionné pour valider la commande.',
  orderFailed: 'Impossible de valider la commande.',
  interventionFailed: 'Erreur lors de la création',
  interventionCreated: 'Intervention créée !',
  recentOrder: 'Vous avez déjà passé une commande récemment.',
} as const;
