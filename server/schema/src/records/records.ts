import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  activitesApprentissage,
  anneesAcademiques,
  programmes,
  sessions,
  unitesEnseignement,
} from './catalogue';
import { etudiants } from './people';

/** A mark out of 20, two decimals. */
const mark = (name: string) => numeric(name, { precision: 4, scale: 2, mode: 'number' });

/** S1 §3 Enrolment: a student in a block of a programme for one academic year. */
export const inscriptions = pgTable(
  'inscriptions',
  {
    inscriptionId: integer('inscription_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    anneeAcademiqueId: integer('annee_academique_id')
      .notNull()
      .references(() => anneesAcademiques.anneeAcademiqueId),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId),
    bloc: smallint('bloc').notNull(),
    niveauCoursLibelle: text('niveau_cours_libelle').notNull(),
    modalite: text('modalite'),
    /** The words shown: `En préparation`, `Soumis`, `À modifier`, `À signer`, `Signé`, `Validé`. */
    statutPae: text('statut_pae'),
    /** Signature and validation of a programme that was not composed on the portal; see the table pae for the others. */
    paeSigneLe: date('pae_signe_le', { mode: 'string' }),
    paeValideLe: date('pae_valide_le', { mode: 'string' }),
    /** The annual programme holds fewer credits because the student asked for it. */
    ectsIncompletDemandeEtudiant: boolean('ects_incomplet_demande_etudiant').notNull().default(false),
    tp: text('tp'),
    /** Series in which its practical work is timetabled; null = the groups that are open to all. */
    serie: text('serie'),
  },
  (table) => [
    unique('inscriptions_etudiant_annee_uq').on(table.etudiantId, table.anneeAcademiqueId, table.programmeId),
    index('inscriptions_programme_idx').on(table.programmeId, table.bloc),
    // What waits for the school's decision: few among all years.
    index('inscriptions_pae_soumis_idx').on(table.inscriptionId).where(sql`${table.statutPae} = 'Soumis'`),
    check('inscriptions_bloc_ck', sql`${table.bloc} between 1 and 6`),
    check(
      'inscriptions_pae_ck',
      sql`${table.statutPae} in ('En préparation', 'Soumis', 'À modifier', 'À signer', 'Signé', 'Validé')`,
    ),
  ],
);

/**
 * S1 §3 Result line: marks out of 20 of a learning activity, or of the unit itself where
 * activite_apprentissage_id is null.
 */
export const resultats = pgTable(
  'resultats',
  {
    resultatId: integer('resultat_id').primaryKey().generatedByDefaultAsIdentity(),
    inscriptionId: integer('inscription_id').notNull(),
    uniteEnseignementId: integer('unite_enseignement_id').notNull(),
    activiteApprentissageId: integer('activite_apprentissage_id'),
    groupeCode: text('groupe_activite_apprentissage_code'),
    partiel: mark('resultat_partiel'),
    session1: mark('resultat_session1'),
    session2: mark('resultat_session2'),
    session3: mark('resultat_session3'),
    /** What stands in the place of a mark, in the school's words: `ABS`, `CM`; never beside one. */
    motPartiel: text('mot_partiel'),
    motSession1: text('mot_session1'),
    motSession2: text('mot_session2'),
    motSession3: text('mot_session3'),
    dispense: boolean('dispense').notNull().default(false),
    transfert: boolean('transfert_resultat').notNull().default(false),
    report: boolean('report_resultat').notNull().default(false),
    final: boolean('resultat_final').notNull().default(false),
    q1: boolean('q1').notNull(),
    q2: boolean('q2').notNull(),
    ects: numeric('ects', { precision: 4, scale: 1, mode: 'number' }),
  },
  (table) => [
    foreignKey({
      name: 'resultats_inscription_fk',
      columns: [table.inscriptionId],
      foreignColumns: [inscriptions.inscriptionId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'resultats_unite_fk',
      columns: [table.uniteEnseignementId],
      foreignColumns: [unitesEnseignement.uniteEnseignementId],
    }),
    foreignKey({
      name: 'resultats_activite_fk',
      columns: [table.activiteApprentissageId],
      foreignColumns: [activitesApprentissage.activiteApprentissageId],
    }),
    unique('resultats_ligne_uq')
      .on(table.inscriptionId, table.uniteEnseignementId, table.activiteApprentissageId)
      .nullsNotDistinct(),
    check(
      'resultats_notes_ck',
      sql`coalesce(${table.partiel}, 0) between 0 and 20 and coalesce(${table.session1}, 0) between 0 and 20
        and coalesce(${table.session2}, 0) between 0 and 20 and coalesce(${table.session3}, 0) between 0 and 20`,
    ),
  ],
);

/** S1 §3 Deliberation: what the jury decided at a session. */
export const deliberations = pgTable(
  'deliberations',
  {
    deliberationId: integer('deliberation_id').primaryKey().generatedByDefaultAsIdentity(),
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.sessionId),
    date: date('date', { mode: 'string' }).notNull(),
    decisionJury: text('decision_jury'),
    grade: text('grade'),
    moyenneGenerale: mark('inscription_moyenne_generale'),
    totalCredits: numeric('inscription_total_credits', { precision: 4, scale: 1, mode: 'number' }),
    /** The cycle ends with it: the student graduates. */
    diplome: boolean('diplome').notNull().default(false),
  },
  (table) => [unique('deliberations_inscription_session_uq').on(table.inscriptionId, table.sessionId)],
);
