import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from 'server-schema';

/** A table that holds rows about a person, and what of it is not hers to be told. */
export interface OwnTable {
  table: PgTable;
  /** French: what its file holds. */
  title: string;
  /** Columns that are left out: secrets, who of the staff it was, keys of the portal's own. */
  without?: readonly string[];
  /** The table that says whose a row is, by a column that both have; the row itself without it. */
  through?: { table: PgTable; column: string };
}

const own = (table: PgTable, title: string, without: readonly string[] = []): OwnTable => ({
  table,
  title,
  without,
});

const part = (
  table: PgTable,
  title: string,
  parent: PgTable,
  column: string,
  without: readonly string[] = [],
): OwnTable => ({ table, title, without, through: { table: parent, column } });

/** Columns that identify staff: shown by role only, as under « Qui a consulté mon dossier ». */
const STAFF = ['actor', 'origin', 'request_id'];

/** Every table with rows about a student, in the order of the copy; a test sees to it that none is missing. */
export const OWN_TABLES: readonly OwnTable[] = [
  own(schema.etudiants, 'Identité', ['nom_recherche', 'prenom_recherche', 'recherche']),
  own(schema.comptes, 'Compte au portail', ['mot_de_passe']),
  own(schema.accountLinks, 'Identités liées au compte'),
  own(schema.adresses, 'Adresses'),
  own(schema.moyensContact, 'Moyens de contact'),
  own(schema.emailsAConfirmer, 'Adresse e-mail à confirmer', ['empreinte_code']),
  own(schema.inscriptions, 'Inscriptions'),
  part(schema.resultats, 'Résultats', schema.inscriptions, 'inscription_id'),
  part(schema.deliberations, 'Délibérations', schema.inscriptions, 'inscription_id'),
  own(schema.evenementsEtudiants, 'Périodes ouvertes ou fermées pour vous'),
  own(schema.documents, 'Fichiers'),
  own(schema.documentsInscription, 'Fichiers d’une inscription'),
  own(schema.documentsDossier, 'Documents à remettre'),
  own(schema.attestations, 'Attestations imprimées'),
  own(schema.absences, 'Absences'),
  part(schema.absencesExamens, 'Examens d’une absence', schema.absences, 'absence_etudiant_id'),
  own(schema.parcoursAnterieurs, 'Parcours antérieur'),
  own(schema.emplois, 'Emplois'),
  own(schema.commandes, 'Commandes'),
  part(schema.lignesCommande, 'Lignes de commande', schema.commandes, 'commande_id'),
  part(schema.paiements, 'Paiements', schema.commandes, 'commande_id'),
  part(schema.reprisesBancaires, 'Paiements repris par la banque', schema.commandes, 'commande_id', [
    'vue_par_compte_id',
  ]),
  part(schema.interventions, 'Demandes d’intervention', schema.commandes, 'commande_id'),
  part(schema.inscriptionsSessions, 'Inscriptions aux sessions', schema.inscriptions, 'inscription_id'),
  part(schema.inscriptionsExamens, 'Inscriptions aux examens', schema.inscriptions, 'inscription_id'),
  part(schema.inscriptionsTp, 'Groupes de travaux pratiques', schema.inscriptions, 'inscription_id'),
  part(schema.attentesTp, 'Listes d’attente de groupes', schema.inscriptions, 'inscription_id'),
  own(schema.remediationsEtudiants, 'Remédiation'),
  own(schema.proclamationsEtudiants, 'Proclamation'),
  own(schema.demandesInclusif, 'Enseignement inclusif'),
  part(
    schema.annexesInclusif,
    'Annexes de l’enseignement inclusif',
    schema.demandesInclusif,
    'demande_decret_inclusif_id',
  ),
  part(schema.lignesPai, 'Plan d’accompagnement', schema.demandesInclusif, 'demande_decret_inclusif_id'),
  own(schema.accesInclusif, 'Accès au dossier d’enseignement inclusif', STAFF),
  own(schema.memoires, 'Mémoire'),
  own(schema.stages, 'Stages'),
  part(schema.stagesAVoir, 'Stages remis à l’école', schema.stages, 'stage_id'),
  own(schema.reinscriptions, 'Réinscription'),
  own(schema.diplomesProposes, 'Diplômes proposés'),
  part(schema.pae, 'Programme annuel', schema.inscriptions, 'inscription_id'),
  part(schema.paeUnites, 'Unités du programme annuel', schema.inscriptions, 'inscription_id'),
  own(schema.gestionDecisions, 'Décisions de l’école', ['compte_id']),
  own(schema.gestionAttributions, 'Demandes suivies par le bureau', ['compte_id', 'par_compte_id']),
  own(schema.recus, 'Reçus'),
  own(schema.notifications, 'Notifications'),
  own(schema.notificationsReglages, 'Réglages des notifications'),
  own(schema.rappels, 'Dernier passage des rappels'),
  own(schema.annoncesLues, 'Avis lus'),
  own(schema.calendriers, 'Abonnement au calendrier', ['cle_empreinte']),
  own(schema.drafts, 'Brouillons'),
  own(schema.televersements, 'Envois de fichiers', ['televersement_id']),
  own(schema.empreintesDeposees, 'Empreintes déposées'),
  own(schema.portalSessions, 'Appareils connectés', [
    'token_hash',
    'id_token',
    'viewed_matricule',
    'viewed_purpose',
    'viewed_id',
  ]),
  part(schema.appareils, 'Navigateurs de ces appareils', schema.portalSessions, 'token_hash', ['token_hash']),
  own(schema.copiesDonnees, 'Copies de vos données', ['verrou_jusqu_au', 'empreinte']),
  own(schema.auditEvents, 'Journal de votre dossier', [...STAFF, 'unicite']),
];

/** Tables that name a person and hold nothing about a student, and why. */
export const NOT_OWN: Readonly<Record<string, string>> = {
  annonces_changements: 'ce qu’un membre du personnel a fait d’un avis, pour tous',
  annonces_pieces_jointes: 'les pièces des avis, qui sont à tous',
  catalogues_changements: 'ce qu’un membre du personnel a changé d’un catalogue, pour tous',
  imports: 'quel paquet de données un administrateur a déposé, pour toute l’école',
  releves_importes: 'quel relevé bancaire un membre du personnel a importé, pour toute l’école',
  evenements_changements: 'quelle période un membre du personnel a déplacée, pour tous',
  gestion_sections: 'ce dont un membre du personnel s’occupe',
  idempotency_keys: 'réponses déjà données, gardées vingt-quatre heures sous une clé de l’appareil',
};

/** Name of a table, as its files are named. */
export const nameOfTable = ({ table }: OwnTable): string => getTableName(table);
