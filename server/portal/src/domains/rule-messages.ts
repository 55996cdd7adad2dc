/**
 * French error and remedy by name of a database constraint. A test requires every constraint that a package can
 * violate.
 */
export const RULE_MESSAGES: Readonly<Record<string, readonly [why: string, how: string]>> = {
  annees_academiques_dates_ck: ['l’année finit avant de commencer', 'Corrigez Debut ou Fin.'],
  annonces_blocs_ck: [
    'un bloc n’existe pas',
    'Écrivez le sigle d’un programme et un bloc de 1 à 6, B2 par exemple, séparés par un espace.',
  ],
  comptes_etudiant_ck: [
    'le rôle student et le matricule ne vont pas l’un sans l’autre',
    'Donnez un matricule à un compte student, et à lui seul.',
  ],
  comptes_rgpd_ck: [
    'la version acceptée et le jour de l’acceptation ne vont pas l’un sans l’autre',
    'Remplissez VersionVieprivee et AcceptationLe, ou videz les deux.',
  ],
  comptes_roles_ck: [
    'un rôle n’existe pas',
    'Écrivez student, admin, programmes, verifications ou gestion, séparés par un espace.',
  ],
  documents_dossier_motif_ck: [
    'un document refusé dit pourquoi',
    'Remplissez Motif, ou donnez un autre Statut.',
  ],
  documents_dossier_statut_ck: [
    'cet état n’existe pas',
    'Écrivez demande, recu, refuse ou accepte dans Statut.',
  ],
  documents_dossier_usage_ck: ['cet usage n’existe pas', 'Écrivez photo dans Usage, ou rien.'],
  emplois_annees_ck: ['la dernière année vient avant la première', 'Corrigez l’une des deux années.'],
  etudiants_etape_ck: [
    'une étape de réinscription va de 0 à 5',
    'Corrigez EtapeReinscription, ou videz-la\u00a0: elle est terminée.',
  ],
  etudiants_iban_ck: [
    'ce compte n’a pas la forme d’un IBAN',
    'Écrivez le pays, la clé et le compte, sans espace\u00a0: BE68539007547034.',
  ],
  etudiants_matricule_ck: ['un matricule a de 6 à 8 chiffres', 'Corrigez EtudiantMatricule.'],
  etudiants_niss_ck: [
    'un numéro de registre national a 11 chiffres',
    'Écrivez les 11 chiffres, sans point ni tiret.',
  ],
  evenements_dates_ck: ['la période se ferme avant de s’ouvrir', 'Corrigez Ouverture ou Fermeture.'],
  evenements_etudiants_raison_ck: ['une période fermée à un étudiant dit pourquoi', 'Remplissez Raison.'],
  evenements_sections_dates_ck: ['la période se ferme avant de s’ouvrir', 'Corrigez Ouverture ou Fermeture.'],
  examens_heure_ck: ['une heure s’écrit avec quatre chiffres', 'Écrivez 08:30.'],
  examens_heures_ck: [
    'les deux heures vont ensemble, et la fin vient après le début',
    'Corrigez ExamenHeureDebut ou ExamenHeureFin, ou videz les deux.',
  ],
  groupes_tp_creneau_ck: [
    'le jour, de 1 (lundi) à 7 (dimanche), et les deux heures vont ensemble, et la fin vient après le début',
    'Corrigez Jour, Debut ou Fin, ou videz les trois.',
  ],
  groupes_tp_prises_ck: [
    'un groupe n’a pas moins de places que celles qui sont prises, ni moins de zéro',
    'Augmentez Capacite.',
  ],
  inscriptions_bloc_ck: ['un bloc va de 1 à 6', 'Corrigez Bloc.'],
  inscriptions_pae_ck: [
    'cet état de programme annuel n’existe pas',
    'Écrivez En préparation, Soumis, À modifier, À signer, Signé ou Validé.',
  ],
  memoires_titre_ck: ['un titre a de 1 à 1 000 caractères', 'Écrivez ou raccourcissez le titre.'],
  parcours_anterieurs_annees_ck: [
    'la dernière année vient avant la première',
    'Corrigez l’une des deux années.',
  ],
  programmes_blocs_ck: ['un programme a de 1 à 6 blocs', 'Corrigez Blocs.'],
  programmes_credits_ck: [
    'un programme a de 30 à 300 crédits',
    'Corrigez Credits, ou videz-le\u00a0: 60 par bloc.',
  ],
  programmes_sigle_ck: [
    'un sigle a de 1 à 6 lettres, sans chiffre ni espace',
    'Corrigez Sigle, ou videz-le.',
  ],
  programmes_stage_ck: ['un bloc va de 1 à 6', 'Corrigez PremierBlocStage\u00a0; 0\u00a0: aucun stage.'],
  remediations_intervalles_ck: ['la séance finit avant de commencer', 'Corrigez le début ou la fin.'],
  remediations_intervalles_heure_ck: ['une heure s’écrit avec quatre chiffres', 'Écrivez 08:30.'],
  remediations_intervalles_heures_ck: [
    'les deux heures vont ensemble, la fin vient après le début, et une séance qui a ses heures est d’un seul jour',
    'Corrigez HeureDebut, HeureFin ou Fin, ou videz les deux heures.',
  ],
  requis_autre_ck: ['une unité ne se demande pas elle-même', 'Retirez cette ligne, ou corrigez RequisCode.'],
  requis_groupe_ck: ['une incompatibilité n’a pas d’alternative', 'Videz Groupe, ou corrigez Nature.'],
  requis_nature_ck: ['cette nature n’existe pas', 'Écrivez prerequis, corequis ou incompatibilite.'],
  responsables_fonction_ck: ['cette fonction n’existe pas', 'Écrivez gestionnaire ou coordinateur.'],
  resultats_notes_ck: ['une note va de 0 à 20', 'Corrigez la note, ou videz la cellule.'],
  sessions_dates_ck: ['la session finit avant de commencer', 'Corrigez le début ou la fin.'],
  sessions_numero_ck: ['une session est la 1, la 2 ou la 3', 'Corrigez SessionNumero.'],
  stages_dates_ck: ['le stage finit avant de commencer', 'Corrigez le début ou la fin.'],
  stages_encode_ck: [
    'un stage encodé a ses deux jours et son organisation',
    'Remplissez-les, ou écrivez false pour «\u00a0encodé\u00a0».',
  ],
  supports_prix_ck: ['un prix est plus que zéro', 'Corrigez SupportCoursPrix.'],
  supports_stock_ck: ['un stock n’est pas moins que zéro', 'Corrigez Stock, ou videz-le\u00a0: sans limite.'],
  unites_ects_ck: ['une unité a plus de zéro crédit', 'Corrigez UniteEnseignementNombreECTS.'],
  unites_quadri_ck: ['une unité se donne au Q1, au Q2 ou aux deux', 'Écrivez true dans Q1 ou dans Q2.'],
};
