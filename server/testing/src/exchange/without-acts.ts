import type { Client } from 'pg';

/**
 * What students did, and the files: a package holds neither (docs/decisions/school-data.md), a backup does. Parents
 * come after those that point at them.
 */
const ACTS = [
  'delete from annexes_inclusif',
  'delete from demandes_inclusif',
  'delete from acces_inclusif',
  'delete from absences',
  'delete from commandes',
  'delete from inscriptions_sessions',
  'delete from inscriptions_tp',
  'delete from attentes_tp',
  'update groupes_tp set prises = 0',
  'delete from remediations_etudiants',
  'delete from proclamations_etudiants',
  'delete from pae',
  'delete from documents_inscription',
  'delete from annonces_pieces_jointes',
  'update annonces set source = null, retiree_le = null',
  'delete from annonces_changements',
  'delete from annonces_lues',
  'delete from empreintes_deposees',
  'update documents_dossier set document_id = null',
  'update parcours_anterieurs set document_id = null',
  'update emplois set document_id = null',
  'delete from stages_a_voir',
  'update stages set pre_accord_id = null, convention_id = null, evaluation_id = null',
  `update memoires set titre_modification = null, titre_definitif = null, langue_memoire_id = null,
     langue_defense_id = null, session_id = null, statut_confidentialite_id = null, resume = null, mots_clefs = null,
     dates_examens = null, consentement_rgpd = null, consentement_licence = null, discipline_id = null,
     fichier_avec_annexes_id = null, fichier_sans_annexes_id = null, remis_le = null, recu_numero = null`,
  `update reinscriptions set cours_langue3_id = null, diplome_id = null, bourse = null, bourse_numero = null,
     bourse_document_id = null`,
  // Who decides what is said by the school's own administrator.
  'delete from gestion_sections',
  'delete from recus',
  'delete from documents',
  'delete from contenus',
];

/** Leaves a demo institution as its school made it, before any student did anything. */
export const forgetActs = async (client: Client): Promise<void> => {
  for (const statement of ACTS) await client.query(statement);
};
