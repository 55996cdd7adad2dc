/** Inclusive teaching and its individual plan (S1 §8, S2 §2 and §8). */
export const INCLUSIVE_FILE_TEXTS = {
  createInclusiveFile: 'Créer mon dossier enseignement inclusif',
  requestInProgress: 'Une demande est déjà en cours',
  attachmentAdded: 'Annexe ajoutée !',
  attachmentFailed: "Erreur lors de la sauvegarde de l'annexe",
  signPai: 'Signer mon PAI en ligne',
} as const;
