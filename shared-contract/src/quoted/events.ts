/** Exams, TP, SAR, proclamation, inclusive teaching (S1 §5 and §8, S2 §2, §5, §8). */
export const EVENT_TEXTS = {
  nothingTicked: 'Veuillez faire au moins une sélection!',
  nothingNew: "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!",
  registeredToAll: 'Vous êtes déjà inscrit à tous les examens de la session.',
  registrationFailed: "Impossible de valider l'inscription.",
  registrationDone: "L'inscription est validée !",
  startTp: 'Démarrer mon inscription',
  nextTp: 'Inscription suivante >',
  createInclusiveFile: 'Créer mon dossier enseignement inclusif',
  requestInProgress: 'Une demande est déjà en cours',
  attachmentAdded: 'Annexe ajoutée !',
  attachmentFailed: "Erreur lors de la sauvegarde de l'annexe",
  signPai: 'Signer mon PAI en ligne',
  chooseOneOption: 'Select one option!',
  emailMeanRequired: 'Veuillez renseigner au minimum un moyen de contact de type "Email".',
  oneChangeRequired: 'Veuillez effectuer au moins un changement.',
} as const;
