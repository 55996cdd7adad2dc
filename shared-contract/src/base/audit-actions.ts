/** Audit actions by kind: stored code, and display name. */
export const AUDIT_NAMES = {
  connexion: {
    'connexion.ouverte': 'Connexion',
    'connexion.limitee': 'Connexion à un compte bloqué ou inactif',
    'connexion.refusee': 'Connexion refusée\u00a0: identité sans compte au portail',
    'connexion.echouee': 'Connexion échouée',
    'connexion.fermee': 'Déconnexion',
    'compte.lie': 'Compte lié à son identité',
    'compte.refuse': 'Connexion refusée\u00a0: compte lié à une autre identité',
  },
  acte: {
    'vie_privee.acceptee': 'Politique de confidentialité acceptée',
    'examens.session': 'Inscription à la session d’examens',
    'examens.inscription': 'Inscription à des examens',
    'tp.inscription': 'Choix de groupes de travaux pratiques',
    'tp.attente': 'Attente d’une place dans un groupe complet',
    'tp.attente_quittee': 'Liste d’attente quittée, ou place refusée',
    'remediation.modifiee': 'Inscription à la remédiation modifiée',
    'proclamation.inscription': 'Présence à la proclamation',
    'commande.passee': 'Commande de supports',
    'intervention.demandee': 'Demande d’intervention',
    'memoire.titre': 'Données provisoires du mémoire',
    'memoire.titre_modifie': 'Titre du mémoire modifié',
    'memoire.consentements': 'Consentements du mémoire',
    'memoire.remis': 'Mémoire remis',
    'memoire.idm': 'Informations de défense du mémoire',
    'stage.encode': 'Stage encodé',
    'stage.fichier.PreAccord': 'Préaccord de stage déposé',
    'stage.fichier.Convention': 'Convention de stage déposée',
    'stage.fichier.EvaluationMaitreStage': 'Évaluation de stage déposée',
    'reinscription.etape3': 'Réinscription\u00a0: bourse',
    'reinscription.etape4': 'Réinscription\u00a0: troisième langue',
    'reinscription.etape5': 'Réinscription\u00a0: diplôme',
    'reinscription.terminee': 'Réinscription terminée',
    'adresse.enregistree': 'Adresse enregistrée',
    'adresse.supprimee': 'Adresse supprimée',
    'contact.enregistre': 'Moyen de contact enregistré',
    'contact.supprime': 'Moyen de contact supprimé',
    'contact.code': 'Code envoyé à une nouvelle adresse e-mail',
    'contact.confirme': 'Nouvelle adresse e-mail confirmée par son code',
    'contact.abandonne': 'Nouvelle adresse e-mail abandonnée',
    'pae.enregistre': 'Programme annuel enregistré',
    'pae.soumis': 'Programme annuel soumis',
    'pae.signe': 'Programme annuel signé',
    'pae.probleme': 'Problème signalé dans le programme annuel',
    'absence.declaree': 'Absence déclarée',
    'absence.modifiee': 'Absence modifiée',
    'document.remis': 'Document remis',
    'photo.changee': 'Photo changée',
    'fichier.depose': 'Fichier envoyé',
    'fichier.retire': 'Fichier envoyé puis retiré',
    'fichier.empreinte': 'Empreinte d’un fichier déposée',
    'calendrier.adresse': 'Nouvelle adresse d’abonnement au calendrier',
    'notifications.reglees': 'Rappels réglés',
    'calendrier.retiree': 'Adresse d’abonnement au calendrier retirée',
    'donnees.demandees': 'Copie de ses données demandée',
    'appareil.deconnecte': 'Appareil déconnecté à distance',
  },
  decision: {
    'pae.modifier': 'Programme annuel à modifier',
    'pae.a-signer': 'Programme annuel prêt à signer',
    'tp.place_gardee': 'Place gardée dans un groupe complet',
    'tp.attente_close': 'Liste d’attente close',
    'absence.suivie': 'Absence suivie',
    'document.accepte': 'Document accepté',
    'document.refuse': 'Document refusé',
    'intervention.traitee': 'Demande d’intervention traitée',
    'stage.accepte': 'Stage ou papier de stage accepté',
    'stage.refuse': 'Stage ou papier de stage refusé',
    'periode.modifiee': 'Période ouverte, déplacée ou fermée',
    'periode.annulee': 'Changement d’une période annulé',
    'avis.ecrit': 'Avis écrit aux valves',
    'avis.modifie': 'Avis des valves modifié',
    'avis.retire': 'Avis retiré des valves',
    'avis.remis': 'Avis remis aux valves',
    'support.modifie': 'Support de cours modifié',
    'groupe.modifie': 'Groupe de travaux pratiques modifié',
    'examen.modifie': 'Examen déplacé',
    'catalogue.annule': 'Changement d’un catalogue annulé',
    'decision.reprise': 'Décision reprise avant d’être annoncée',
    'demande.attribuee': 'Demande attribuée à un membre du bureau, ou à personne',
    'commande.payee': 'Paiement reçu pour une commande',
    'commande.reprise': 'Paiement d’une commande repris par la banque',
    'releve.annule': 'Import d’un relevé bancaire annulé',
    'reprise.vue': 'Paiement repris par la banque, vu par le bureau',
    'releve.importe': 'Relevé bancaire importé',
  },
  consultation: {
    'dossier.consulte': 'Dossier ouvert',
    'dossier.quitte': 'Dossier refermé',
    'ecran.lu': 'Écran consulté',
    'fichier.ouvert': 'Fichier ouvert',
    'donnees.telechargees': 'Copie de ses données téléchargée',
    'donnees.remises': 'Copie des données d’une personne faite par le délégué',
    'verification.recherche': 'Recherche dans les vérifications',
    'verification.programme': 'Vérification\u00a0: programme annuel',
    'verification.documents': 'Vérification\u00a0: documents',
    'verification.releves': 'Vérification\u00a0: relevés de notes',
    'verification.parcours': 'Vérification\u00a0: parcours antérieur',
    'verification.emplois': 'Vérification\u00a0: emplois',
    'verification.fichier': 'Vérification\u00a0: fichier',
    'gestion.demande': 'Gestion\u00a0: demande ouverte',
    'gestion.fichier': 'Gestion\u00a0: pièce ouverte',
  },
  administration: {
    'compte.delie': 'Compte délié de son identité',
    'compte.cree': 'Compte du personnel créé à la connexion, par un groupe de son identité',
    'compte.droit_donne': 'Droit donné à la connexion par un groupe',
    'compte.droit_retire': 'Droit retiré à la connexion\u00a0: hors des groupes qui le donnent',
    'sessions.terminees': 'Sessions terminées par l’exploitation',
    'compte.administrateur': 'Compte devenu administrateur',
    'compte.bureau': 'Sections d’un compte du bureau',
    'compte.ajoute': 'Compte du personnel ajouté',
    'compte.nomme': 'Nom ou fonction d’un compte du personnel',
    'compte.droits': 'Droits d’un compte du personnel',
    'compte.retire': 'Compte du personnel retiré',
    'compte.rendu': 'Compte du personnel rendu',
    'donnees.importees': 'Données de l’école importées',
    'donnees.exportees': 'Données de l’école exportées',
    'paquet.depose': 'Paquet de données déposé et contrôlé',
    'paquet.controle': 'Paquet de données contrôlé à nouveau',
    'paquet.confirme': 'Import d’un paquet de données confirmé',
    'paquet.abandonne': 'Paquet de données abandonné',
    'donnees.effacees': 'Données d’une personne effacées',
    'donnees.effacement-leve': 'Personne effacée de retour à l’école',
    'essai.version': 'Version à l’essai choisie',
    'essai.fin': 'Versions à l’essai quittées',
    'audit.lecture': 'Journal exporté',
    'audit.consulte': 'Journal consulté',
  },
} as const;

type Names = typeof AUDIT_NAMES;

/** Code of a refusal in the audit: the problem code of the answer after `refus.`. */
export type RefusalAction = `refus.${string}`;

/** A line that a route may declare: everything but refusals, which the access rules write. */
export type DeclaredAction = { [Kind in keyof Names]: keyof Names[Kind] & string }[keyof Names];

/** Everything that a line may tell of. */
export type AuditAction = DeclaredAction | RefusalAction;

/** Kinds of lines, in the order of the filter. */
export const AUDIT_KINDS = [
  'connexion',
  'acte',
  'decision',
  'consultation',
  'refus',
  'administration',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Prefix of refusal actions. */
export const REFUSAL_PREFIX = 'refus.';

const NAMED = Object.entries(AUDIT_NAMES).flatMap(([kind, names]) =>
  Object.entries(names).map(([action, name]) => ({ kind, action, name })),
);

const BY_ACTION = new Map(NAMED.map((one) => [one.action, one]));

/** Kind of a stored code; one that this version does not know any more is an administrator's business. */
export const kindOf = (action: string): AuditKind => {
  if (action.startsWith(REFUSAL_PREFIX)) return 'refus';
  const kind = BY_ACTION.get(action)?.kind;
  return AUDIT_KINDS.find((one) => one === kind) ?? 'administration';
};

/** Name of a stored code on the screen; the code itself when this version does not know it. */
export const nameOf = (action: string): string => {
  if (action.startsWith(REFUSAL_PREFIX)) return `Refus\u00a0: ${action.slice(REFUSAL_PREFIX.length)}`;
  return BY_ACTION.get(action)?.name ?? action;
};

/** Codes of one kind; none for refusals, which go by their prefix. */
export const actionsOf = (kind: AuditKind): string[] =>
  NAMED.filter((one) => one.kind === kind).map(({ action }) => action);

/**
 * Audit declaration of a write: its actions, at least one of which is written per effective call, or the reason for
 * none (docs/decisions/verifications-and-audit.md).
 */
export type RouteAudit = readonly [DeclaredAction, ...DeclaredAction[]] | { readonly none: string };
