/** Registration to exams (S1 §5 and §8, S2 §5). */
export const REGISTRATION_TEXTS = {
  nothingTicked: 'Veuillez faire au moins une sélection!',
  nothingNew: "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!",
  registeredToAll: 'Vous êtes déjà inscrit à tous les examens de la session.',
  registrationFailed: "Impossible de valider l'inscription.",
  registrationDone: "L'inscription est validée !",
} as const;
