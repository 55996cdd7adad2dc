/** Buttons that S1 and S2 name. */
export const BUTTON_LABELS = {
  comment: 'Commenter',
  save: 'Sauvegarder',
  submit: 'Soumettre',
  commentTitle: 'Commentaire',
  record: 'Enregistrer',
  modify: 'Modifier',
} as const;
