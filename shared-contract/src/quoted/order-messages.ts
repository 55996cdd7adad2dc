/** What is said of an intervention of the social service in an order (S1 §4, §8). */
export const ORDER_MESSAGES = {
  /** A Message that contains it is green. */
  messageCorrect: 'correctement',
  /** A Message that contains it is purple. */
  messageHandled: 'traitée',
  interventionFailed: 'Erreur lors de la création',
  interventionCreated: 'Intervention créée !',
} as const;
