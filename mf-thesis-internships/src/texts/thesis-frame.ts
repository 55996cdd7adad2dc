/** Sentences that every screen of the thesis shares. */
export const THESIS_FRAME_TEXTS = {
  errorTitle: 'Votre mémoire n’a pas pu être chargé',
  none: 'Aucun mémoire ouvert',
  noneText: 'Votre mémoire n’est pas encore ouvert. Renseignez-vous auprès de votre secrétariat.',
} as const;
