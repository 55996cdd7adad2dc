/** The stable `code` of a refusal (CONTRACT §2), by what happened; domains add theirs below the platform's. */
export const PROBLEM_CODES = {
  badRequest: 'requete_mal_formee',
  addressTooLong: 'adresse_trop_longue',
  noSession: 'session_absente',
  notFound: 'introuvable',
  methodNotAllowed: 'methode_non_autorisee',
  jsonMalformed: 'json_mal_forme',
  /** 400: more levels of arrays and objects than any form has. */
  jsonTooDeep: 'json_trop_profond',
  outOfRange: 'valeur_hors_limites',
  parameterUnknown: 'parametre_inconnu',
  usageUnknown: 'usage_inconnu',
  /** 400: a resumable upload does not announce its size. */
  sizeMissing: 'taille_absente',
  tooLarge: 'trop_volumineux',
  fileTooLarge: 'fichier_trop_volumineux',
  typeRefused: 'type_refuse',
  fileRefused: 'fichier_refuse',
  /** 429: too many files, or too large ones, sent and not used. */
  uploadQuota: 'quota_fichiers',
  invalid: 'donnees_non_valides',
  /** 409: improbable, and not confirmed; `errors` holds the questions, by their code. */
  toConfirm: 'a_confirmer',
  tooMany: 'trop_de_demandes',
  unavailable: 'indisponible',
  /** 507: the disk is full. */
  storageFull: 'stockage_plein',
  unexpected: 'erreur_interne',
  /** 409 of the database: what the write rests on changed meanwhile. */
  conflict: 'conflit',
  /** 403: a write that may come from another site. */
  originRefused: 'origine_refusee',
  headerMissing: 'entete_manquant',
  /** 403: a route that does not say who may call it. */
  accessUndeclared: 'acces_non_declare',
  /** Idempotency-Key: no UUID, of another request, or of one whose answer was not kept. */
  keyMalformed: 'cle_idempotence',
  keyReused: 'cle_idempotence_reutilisee',
  alreadySaved: 'deja_enregistre',
  /** 403 until the privacy policy is accepted. */
  privacy: 'vie_privee',
  /** 403: the screen's right, the role, the event, the account or the file denies it. */
  rightMissing: 'droit_manquant',
  roleMissing: 'role_manquant',
  eventClosed: 'evenement_ferme',
  fileBlocked: 'dossier_bloque',
  accountInactive: 'compte_inactif',
  /** 403: rights are read-only while another student is in view. */
  readOnly: 'lecture_seule',
  /** 403: nobody reads it on another's behalf. */
  readRefused: 'lecture_refusee',
  /** 403: there is no student in view. */
  noStudent: 'sans_etudiant',
  /** 409: the page shows another student than the one in view. */
  otherStudent: 'etudiant_different',
  nothingTicked: 'aucune_selection',
  nothingNew: 'aucune_modification',
  registeredToAll: 'deja_inscrit',
  sessionFirst: 'session_d_abord',
  conditionsNotAccepted: 'conditions_non_acceptees',
  interventionRefused: 'intervention_impossible',
  interventionTwice: 'intervention_existante',
  paeSubmitted: 'pae_soumis',
  /** 409: it changed elsewhere since this page read it. */
  paeChanged: 'pae_modifie',
  /** 409: no decision is awaited. */
  paeNotSubmitted: 'pae_non_soumis',
  paeNotOpen: 'pae_non_ouvert',
  reenrolFirst: 'reinscription_d_abord',
  listChanged: 'liste_modifiee',
  nothingToSign: 'rien_a_signer',
  groupChosen: 'groupe_choisi',
  /** 409: a group that has a place is chosen, not waited for; a course is waited for once. */
  placeFree: 'place_libre',
  wishMade: 'attente_en_cours',
  requestInProgress: 'demande_en_cours',
  absenceLocked: 'absence_suivie',
  fileLocked: 'fichier_attache',
  consentMissing: 'consentement_manquant',
  alreadySubmitted: 'deja_remis',
  secondSessionRefused: 'seconde_session_refusee',
  titleGiven: 'titre_encode',
  titleMissing: 'titre_manquant',
  consentGiven: 'consentement_donne',
  internshipLocked: 'stage_encode',
  internshipIncomplete: 'stage_incomplet',
  legalAddressMissing: 'domicile_legal_manquant',
  emailMissing: 'email_manquant',
  /** 403: the student may not re-enrol (limit flag). */
  reenrolmentRefused: 'reinscription_refusee',
  /** 409: the re-enrolment wizard is finished. */
  reenrolmentFinished: 'reinscription_terminee',
  listFull: 'liste_pleine',
  /** 409: no code is awaited for this e-mail address: given up, confirmed, or replaced in another window. */
  noCodeAwaited: 'aucun_code_attendu',
  /** 409: the code is too old, or was tried too often. */
  codeOver: 'code_perime',
  /** 412: what an attestation asks for is not all there. */
  attestationIncomplete: 'attestation_incomplete',
  graduateRegistered: 'presence_enregistree',
  /** 409: somebody else decided of it, or it changed since it was opened. */
  alreadyDecided: 'deja_decide',
  requestChanged: 'demande_modifiee',
  /** 409: somebody else looks after it than when it was read. */
  assignmentChanged: 'attribution_modifiee',
  /** 409: the student was told, or answered: the decision can't be taken back any more. */
  takeBackOver: 'reprise_impossible',
  /** 412: a support plan would arrange nothing. */
  planEmpty: 'plan_vide',
  /** 409: the window is not the one that was seen any more. */
  periodChanged: 'periode_modifiee',
  /** 409: the notice is not the one that was read any more. */
  noticeChanged: 'avis_modifie',
  /** 409: the entry of a catalogue is not the one that was read any more. */
  entryChanged: 'fiche_modifiee',
  /** 409: a package is checked or imported at this moment. */
  importRunning: 'import_en_cours',
  /** 409: the package, or what it would change, is not what was read. */
  importChanged: 'import_modifie',
  /** 412: a package brought the notice's text. */
  noticeOfPackage: 'avis_du_paquet',
} as const;

export type ProblemCode = (typeof PROBLEM_CODES)[keyof typeof PROBLEM_CODES];
