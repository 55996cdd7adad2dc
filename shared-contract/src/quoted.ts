/** Texts of what does not open. */
export const REFUSAL_TEXTS = {
  /** S1 §5; every form that needs parameters (CONTRACT §2). */
  parameters: 'Le chargement des paramètres a échoué !',
  /** S1 §8; in English, with a French sentence beside (CONTRACT §5.17). */
  notStudent: 'This user is not a Student.',
} as const;

/** Texts of a write (S1 §8, S2 §8); `pending` while it runs. */
export const SAVE_TEXTS = {
  pending: 'Sauvegarde en cours..',
  success: 'Sauvegarde réussie !',
  failure: 'Erreur lors de la sauvegarde',
} as const;

/** Buttons that S1 and S2 name. */
export const BUTTON_LABELS = {
  comment: 'Commenter',
  save: 'Sauvegarder',
  submit: 'Soumettre',
  commentTitle: 'Commentaire',
  record: 'Enregistrer',
  modify: 'Modifier',
} as const;

/** Search criteria, as S2 names them. */
export const SEARCH_LABELS = {
  searchByNumber: 'Matricule',
  searchByName: 'Nom',
  searchByFirstName: 'Prénom',
} as const;

/** Labels of notices, by S2. */
export const NOTICE_LABELS = {
  urgent: 'Urgente',
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

/** Kinds of addresses and of contact means, as S1 and S2 name them: a school's own words may differ, no rule reads them. */
export const CONTACT_LABELS = {
  addressKot: 'Kot',
  addressSecondParent: 'Deuxième parent',
  addressHeadOffice: 'Siège social',
  addressErasmus: 'Logement Erasmus',
  addressLegal: 'Domicile Légal',
  meanEmail: 'Email',
  meanPhone: 'Téléphone',
  meanMobile: 'GSM',
  meanFax: 'Fax',
} as const;

/** Labels of years and credits, by S1 and S2, without quoted sentences. */
export const RESULT_LABELS = {
  partial: 'Partiel',
  session1: 'S1',
  session2: 'S2',
  session3: 'S3',
  term1: 'Q1',
  term2: 'Q2',
  credits: 'ECTS',
} as const;

/** Texts of a new order (S1 §4, §5). */
export const ORDER_TEXTS = {
  nothingSelected: 'Au moins un support doit être sélectionné pour valider la commande.',
  orderFailed: 'Impossible de valider la commande.',
  recentOrder: 'Vous avez déjà passé une commande récemment.',
} as const;

/** Texts of an intervention of the social service (S1 §4, §8). */
export const ORDER_MESSAGES = {
  /** A Message that contains it is green. */
  messageCorrect: 'correctement',
  /** A Message that contains it is purple. */
  messageHandled: 'traitée',
  interventionFailed: 'Erreur lors de la création',
  interventionCreated: 'Intervention créée !',
} as const;

/** Registration to exams (S1 §5 and §8, S2 §5). */
export const REGISTRATION_TEXTS = {
  nothingTicked: 'Veuillez faire au moins une sélection!',
  nothingNew: "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!",
  registeredToAll: 'Vous êtes déjà inscrit à tous les examens de la session.',
  registrationFailed: "Impossible de valider l'inscription.",
  registrationDone: "L'inscription est validée !",
} as const;

/** Practical groups (S2 §2). */
export const GROUP_LABELS = {
  startTp: 'Démarrer mon inscription',
  nextTp: 'Inscription suivante >',
} as const;

/** Inclusive teaching and its individual plan (S1 §8, S2 §2 and §8). */
export const INCLUSIVE_FILE_TEXTS = {
  createInclusiveFile: 'Créer mon dossier enseignement inclusif',
  requestInProgress: 'Une demande est déjà en cours',
  attachmentAdded: 'Annexe ajoutée !',
  attachmentFailed: "Erreur lors de la sauvegarde de l'annexe",
  signPai: 'Signer mon PAI en ligne',
} as const;

/** Texts of SAR, proclamation and re-enrolment (S1 §5, S2 §5). */
export const EVENT_TEXTS = {
  chooseOneOption: 'Select one option!',
  emailMeanRequired: 'Veuillez renseigner au minimum un moyen de contact de type "Email".',
  oneChangeRequired: 'Veuillez effectuer au moins un changement.',
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

/** The staff verification space (S2 §2). */
export const VERIFICATION_TEXTS = { noResult: 'Aucun résultat' } as const;
