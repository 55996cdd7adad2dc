import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { membresPersonnel } from './people';

export const anneesAcademiques = pgTable(
  'annees_academiques',
  {
    anneeAcademiqueId: integer('annee_academique_id').primaryKey().generatedByDefaultAsIdentity(),
    /** `2026-2027`. */
    valeur: text('valeur').notNull().unique(),
    debut: date('debut', { mode: 'string' }).notNull(),
    fin: date('fin', { mode: 'string' }).notNull(),
  },
  (table) => [check('annees_academiques_dates_ck', sql`${table.debut} < ${table.fin}`)],
);

/** Examination sessions: 1 January, 2 June, 3 September. */
export const sessions = pgTable(
  'sessions_examens',
  {
    sessionId: integer('session_id').primaryKey().generatedByDefaultAsIdentity(),
    anneeAcademiqueId: integer('annee_academique_id')
      .notNull()
      .references(() => anneesAcademiques.anneeAcademiqueId),
    numero: smallint('numero').notNull(),
    /** `janvier 2027`. */
    libelle: text('libelle').notNull(),
    debut: date('debut', { mode: 'string' }).notNull(),
    fin: date('fin', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('sessions_annee_numero_uq').on(table.anneeAcademiqueId, table.numero),
    check('sessions_numero_ck', sql`${table.numero} between 1 and 3`),
    check('sessions_dates_ck', sql`${table.debut} <= ${table.fin}`),
  ],
);

export const programmes = pgTable(
  'programmes',
  {
    programmeId: integer('programme_id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    libelle: text('libelle').notNull(),
    /** The school's own word, shown as it is: `bachelier`, `spécialisation`, `AESS`. */
    cycle: text('cycle').notNull(),
    /** In front of the block in the name of a year of study: `B` of `B2`; null = the first letter of the cycle. */
    sigle: text('sigle'),
    blocs: smallint('blocs').notNull(),
    /** Credits of the whole programme; null = 60 a block. */
    credits: smallint('credits'),
    /** Services of the portal that its students have: orders, session registration, practical groups, thesis. */
    venteSyllabus: boolean('vente_syllabus').notNull().default(true),
    inscriptionSession: boolean('inscription_session').notNull().default(true),
    groupesTp: boolean('groupes_tp').notNull().default(true),
    /** A thesis or another final work in the last block. */
    memoire: boolean('memoire').notNull().default(true),
    /** First block with internships; 0 = none; null = the second, or the only one. */
    premierBlocStage: smallint('premier_bloc_stage'),
    /** What is left of an earlier cycle may be taken with it. */
    resteCyclePrecedent: boolean('reste_cycle_precedent').notNull().default(false),
  },
  (table) => [
    check('programmes_blocs_ck', sql`${table.blocs} between 1 and 6`),
    check('programmes_credits_ck', sql`${table.credits} between 30 and 300`),
    check('programmes_sigle_ck', sql`${table.sigle} ~ '^[^[:space:]0-9,]{1,6}$'`),
    check('programmes_stage_ck', sql`${table.premierBlocStage} between 0 and 6`),
  ],
);

export const unitesEnseignement = pgTable(
  'unites_enseignement',
  {
    uniteEnseignementId: integer('unite_enseignement_id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    libelle: text('libelle').notNull(),
    ects: numeric('ects', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    heures: numeric('heures', { precision: 5, scale: 1, mode: 'number' }).notNull(),
    coursEnAnglais: boolean('cours_en_anglais').notNull().default(false),
    q1: boolean('q1').notNull(),
    q2: boolean('q2').notNull(),
  },
  (table) => [
    check('unites_ects_ck', sql`${table.ects} > 0`),
    check('unites_quadri_ck', sql`${table.q1} or ${table.q2}`),
  ],
);

/** Where a unit stands in a programme. */
export const programmesUnites = pgTable(
  'programmes_unites',
  {
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId),
    uniteEnseignementId: integer('unite_enseignement_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId),
    bloc: smallint('bloc').notNull(),
    ordre: smallint('ordre').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.uniteEnseignementId] })],
);

export const activitesApprentissage = pgTable(
  'activites_apprentissage',
  {
    activiteApprentissageId: integer('activite_apprentissage_id').primaryKey().generatedByDefaultAsIdentity(),
    uniteEnseignementId: integer('unite_enseignement_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId),
    code: text('code').notNull().unique(),
    libelle: text('libelle').notNull(),
    heures: numeric('heures', { precision: 5, scale: 1, mode: 'number' }).notNull(),
    q1: boolean('q1').notNull(),
    q2: boolean('q2').notNull(),
  },
  (table) => [index('activites_unite_idx').on(table.uniteEnseignementId)],
);

/** When an activity is examined in a session. */
export const examens = pgTable(
  'examens',
  {
    examenId: integer('examen_id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.sessionId),
    activiteApprentissageId: integer('activite_apprentissage_id')
      .notNull()
      .references(() => activitesApprentissage.activiteApprentissageId),
    date: date('date', { mode: 'string' }).notNull(),
    /** Hours of Brussels, `HH:MM`; both or neither are known. */
    heureDebut: text('heure_debut'),
    heureFin: text('heure_fin'),
    local: text('local'),
  },
  (table) => [
    check(
      'examens_heures_ck',
      sql`(${table.heureDebut} is null) = (${table.heureFin} is null) and ${table.heureDebut} < ${table.heureFin}`,
    ),
    check(
      'examens_heure_ck',
      sql`${table.heureDebut} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${table.heureFin} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
    unique('examens_session_activite_uq').on(table.sessionId, table.activiteApprentissageId),
    index('examens_activite_idx').on(table.activiteApprentissageId),
  ],
);

/** Administrative managers and coordinators of a block of a programme. */
export const responsables = pgTable(
  'responsables',
  {
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId),
    bloc: smallint('bloc').notNull(),
    fonction: text('fonction').notNull(),
    membrePersonnelId: integer('membre_personnel_id')
      .notNull()
      .references(() => membresPersonnel.membrePersonnelId),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.bloc, table.fonction, table.membrePersonnelId] }),
    check('responsables_fonction_ck', sql`${table.fonction} in ('gestionnaire', 'coordinateur')`),
  ],
);
