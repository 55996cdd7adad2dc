/** Documents, files, absences, photo (S1 §5 and §8, S2 §2 and §8). */
export const DOCUMENT_TEXTS = {
  fileTypeRefused: "Ce type de fichier n'est pas autorisé!",
  toUpload: 'Fichiers à charger',
  allInOrder: 'Tout est en ordre',
  generated: 'Document généré !',
  downloaded: 'Document téléchargé !',
  downloadFailed: 'Erreur lors du téléchargement...',
  fileSaved: 'Fichier sauvegardé !',
  fileSaveFailed: 'Erreur lors de la sauvegarde du fichier',
  photoSaved: 'Photo mise à jour !',
  photoSaveFailed: 'Erreur lors de la sauvegarde de la photo',
  newAbsence: 'Nouvelle absence',
} as const;
