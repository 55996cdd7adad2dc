/**
 * Every text that S1 and S2 quote, byte for byte (straight apostrophes, spaces and spelling included). Texts of
 * our own stand in the catalogue of the domain that shows them.
 */
export const TEXTS = {
  /** S1 §5; every form that needs parameters (CONTRACT §2). */
  parametersFailed: 'Le chargement des paramètres a échoué !',
  /** S1 §8, S2 §8. */
  saveFailed: 'Erreur lors de la sauvegarde',
  /** S2 §8, while a write runs. */
  saving: 'Sauvegarde en cours..',
  /** S1 §8, S2 §8. */
  saved: 'Sauvegarde réussie !',
  /** S1 §8; in English, with a French sentence beside (CONTRACT §5.17). */
  notStudent: 'This user is not a Student.',
} as const;

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

/** Thesis and internships (S1 §5 and §8, S2 §2 and §8). */
export const THESIS_TEXTS = {
  completeConsents: 'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..',
  thesisSaved: 'Mémoire sauvegardé !',
  internshipSaved: 'Stage sauvegardé !',
  consentsSaved: 'Consentements sauvegardés !',
  idmSaved: 'IDM sauvegardé !',
  thesisSection: 'Informations mémoire',
  mentorSection: 'Maître de stage',
} as const;

/** Re-enrolment, PAE and its signature (S1 §5, S2 §2, §4, §5); `{min}` and `{max}` are placeholders. */
export const PAE_TEXTS = {
  legalAddressRequired: 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".',
  submitted: 'Votre programme a bien été soumis à votre gestionnaire de dossier.',
  transferredCredits: 'Crédits validés dans un autre diplôme',
  signPae: 'Signer mon PAE en ligne',
  reportProblem: 'Je signale un problème à mon coordinateur',
  belowMin: 'Vous avez composé un PAE inférieur à {min} crédits.',
  aboveMax: 'La limite du nombre de crédit envisageable dans votre PAE est de maximum {max} crédits.',
} as const;

/** The staff verification space (S2 §2). */
export const VERIFICATION_TEXTS = { noResult: 'Aucun résultat' } as const;

/** Labels that S1 and S2 name without quoting a sentence. */
export const LABELS = {
  partial: 'Partiel',
  session1: 'S1',
  session2: 'S2',
  session3: 'S3',
  term1: 'Q1',
  term2: 'Q2',
  credits: 'ECTS',
  addressKot: 'Kot',
  addressSecondParent: 'Deuxième parent',
  addressHeadOffice: 'Siège social',
  addressErasmus: 'Logement Erasmus',
  addressLegal: 'Domicile Légal',
  meanEmail: 'Email',
  meanPhone: 'Téléphone',
  meanMobile: 'GSM',
  meanFax: 'Fax',
  comment: 'Commenter',
  save: 'Sauvegarder',
  submit: 'Soumettre',
  commentTitle: 'Commentaire',
  record: 'Enregistrer',
  modify: 'Modifier',
  searchByNumber: 'Matricule',
  searchByName: 'Nom',
  searchByFirstName: 'Prénom',
  urgent: 'Urgente',
} as const;

/** A quoted text with its `{name}` placeholders filled in; an unknown placeholder stays as it is. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
