/**
 * The stable `code` of a refusal (CONTRACT §2), by what happened; domains add theirs below the platform's. Imported as
 * `* as PROBLEM_CODES`: a screen carries the codes that it names.
 */

export const badRequest = 'requete_mal_formee';
export const addressTooLong = 'adresse_trop_longue';
export const noSession = 'session_absente';
export const notFound = 'introuvable';
export const methodNotAllowed = 'methode_non_autorisee';
export const jsonMalformed = 'json_mal_forme';
/** 400: more levels of arrays and objects than any form has. */
export const jsonTooDeep = 'json_trop_profond';
export const outOfRange = 'valeur_hors_limites';
export const parameterUnknown = 'parametre_inconnu';
export const usageUnknown = 'usage_inconnu';
/** 400: a resumable upload does not announce its size. */
export const sizeMissing = 'taille_absente';
export const tooLarge = 'trop_volumineux';
export const fileTooLarge = 'fichier_trop_volumineux';
export const typeRefused = 'type_refuse';
export const fileRefused = 'fichier_refuse';
/** 429: too many files, or too large ones, sent and not used. */
export const uploadQuota = 'quota_fichiers';
export const invalid = 'donnees_non_valides';
/** 409: improbable, and not confirmed; `errors` holds the questions, by their code. */
export const toConfirm = 'a_confirmer';
export const tooMany = 'trop_de_demandes';
export const unavailable = 'indisponible';
/** 507: the disk is full. */
export const storageFull = 'stockage_plein';
export const unexpected = 'erreur_interne';
/** 409 of the database: what the write rests on changed meanwhile. */
export const conflict = 'conflit';
/** 403: a write that may come from another site. */
export const originRefused = 'origine_refusee';
export const headerMissing = 'entete_manquant';
/** 403: a route that does not say who may call it. */
export const accessUndeclared = 'acces_non_declare';
/** Idempotency-Key: no UUID, of another request, or of one whose answer was not kept. */
export const keyMalformed = 'cle_idempotence';
export const keyReused = 'cle_idempotence_reutilisee';
export const alreadySaved = 'deja_enregistre';
/** 403 until the privacy policy is accepted. */
export const privacy = 'vie_privee';
/** 403: the screen's right, the role, the event, the account or the file denies it. */
export const rightMissing = 'droit_manquant';
export const roleMissing = 'role_manquant';
export const eventClosed = 'evenement_ferme';
export const fileBlocked = 'dossier_bloque';
export const accountInactive = 'compte_inactif';
/** 403: rights are read-only while another student is in view. */
export const readOnly = 'lecture_seule';
/** 403: nobody reads it on another's behalf. */
export const readRefused = 'lecture_refusee';
/** 403: there is no student in view. */
export const noStudent = 'sans_etudiant';
/** 409: the page shows another student than the one in view. */
export const otherStudent = 'etudiant_different';
export const nothingTicked = 'aucune_selection';
export const nothingNew = 'aucune_modification';
export const registeredToAll = 'deja_inscrit';
export const sessionFirst = 'session_d_abord';
export const conditionsNotAccepted = 'conditions_non_acceptees';
export const interventionRefused = 'intervention_impossible';
export const interventionTwice = 'intervention_existante';
export const paeSubmitted = 'pae_soumis';
/** 409: it changed elsewhere since this page read it. */
export const paeChanged = 'pae_modifie';
/** 409: no decision is awaited. */
export const paeNotSubmitted = 'pae_non_soumis';
export const paeNotOpen = 'pae_non_ouvert';
export const reenrolFirst = 'reinscription_d_abord';
export const listChanged = 'liste_modifiee';
export const nothingToSign = 'rien_a_signer';
export const groupChosen = 'groupe_choisi';
/** 409: a group that has a place is chosen, not waited for; a course is waited for once. */
export const placeFree = 'place_libre';
export const wishMade = 'attente_en_cours';
export const requestInProgress = 'demande_en_cours';
export const absenceLocked = 'absence_suivie';
export const fileLocked = 'fichier_attache';
export const consentMissing = 'consentement_manquant';
export const alreadySubmitted = 'deja_remis';
export const secondSessionRefused = 'seconde_session_refusee';
export const titleGiven = 'titre_encode';
export const titleMissing = 'titre_manquant';
export const consentGiven = 'consentement_donne';
export const internshipLocked = 'stage_encode';
export const internshipIncomplete = 'stage_incomplet';
export const legalAddressMissing = 'domicile_legal_manquant';
export const emailMissing = 'email_manquant';
/** 403: the student may not re-enrol (limit flag). */
export const reenrolmentRefused = 'reinscription_refusee';
/** 409: the re-enrolment wizard is finished. */
export const reenrolmentFinished = 'reinscription_terminee';
export const listFull = 'liste_pleine';
/** 409: no code is awaited for this e-mail address: given up, confirmed, or replaced in another window. */
export const noCodeAwaited = 'aucun_code_attendu';
/** 409: the code is too old, or was tried too often. */
export const codeOver = 'code_perime';
/** 412: what an attestation asks for is not all there. */
export const attestationIncomplete = 'attestation_incomplete';
/** 412: a document has a letter that no font of the portal draws. */
export const letterUnprintable = 'lettre_non_imprimable';
export const graduateRegistered = 'presence_enregistree';
/** 409: somebody else decided of it, or it changed since it was opened. */
export const alreadyDecided = 'deja_decide';
export const requestChanged = 'demande_modifiee';
/** 409: somebody else looks after it than when it was read. */
export const assignmentChanged = 'attribution_modifiee';
/** 409: the student was told, or answered: the decision can't be taken back any more. */
export const takeBackOver = 'reprise_impossible';
/** 412: a support plan would arrange nothing. */
export const planEmpty = 'plan_vide';
/** 409: the window is not the one that was seen any more. */
export const periodChanged = 'periode_modifiee';
/** 409: the notice is not the one that was read any more. */
export const noticeChanged = 'avis_modifie';
/** 409: the entry of a catalogue is not the one that was read any more. */
export const entryChanged = 'fiche_modifiee';
/** 409: a package is checked or imported at this moment. */
export const importRunning = 'import_en_cours';
/** 409: the package, or what it would change, is not what was read. */
export const importChanged = 'import_modifie';
/** 412: a package brought the notice's text. */
export const noticeOfPackage = 'avis_du_paquet';
/** 409: the account of a member of staff is not what was read any more. */
export const accountChanged = 'compte_modifie';
/** 409: nobody takes the administration from herself, and one administrator is left. */
export const ownAdministration = 'propre_administration';
export const lastAdministrator = 'dernier_administrateur';
