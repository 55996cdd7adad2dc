import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { PeriodWindow } from 'shared-contract/gestion/periods';
import { comptes } from '../platform/accounts';
import { programmes } from '../records/catalogue';
import { etudiants } from '../records/people';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Sections whose requests an account with the role « gestion » sees and decides; none sees nothing. */
export const gestionSections = pgTable(
  'gestion_sections',
  {
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId, { onDelete: 'cascade' }),
    /** What the account may do there, of DESK_ACTS. */
    actes: text('actes')
      .array()
      .notNull()
      .default(sql`'{demandes,periodes,valves,chiffres,pae,catalogues}'::text[]`),
  },
  (table) => [
    primaryKey({ columns: [table.compteId, table.programmeId] }),
    check(
      'gestion_sections_actes_ck',
      sql`${table.actes} <@ '{demandes,periodes,valves,chiffres,pae,catalogues,inclusif,comptabilite}'::text[]`,
    ),
  ],
);

/** Who looks after a request that waits: said to colleagues, and hinders none of them. */
export const gestionAttributions = pgTable(
  'gestion_attributions',
  {
    /** One of DESK_KINDS, and the number of its object. */
    genre: text('genre').notNull(),
    objetId: integer('objet_id').notNull(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    /** Who gave it; null for the command line. */
    parCompteId: integer('par_compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    attribueLe: instant('attribue_le').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.genre, table.objetId] }),
    index('gestion_attributions_compte_idx').on(table.compteId),
    index('gestion_attributions_etudiant_idx').on(table.etudiantId),
  ],
);

/** What was changed of a window, by whom: each may be taken back while nothing came after it. */
export const evenementsChangements = pgTable(
  'evenements_changements',
  {
    changementId: integer('changement_id').primaryKey().generatedByDefaultAsIdentity(),
    flag: text('flag').notNull(),
    /** null = the whole school's. */
    programmeId: integer('programme_id').references(() => programmes.programmeId, { onDelete: 'cascade' }),
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    faitLe: instant('fait_le').notNull(),
    /** PeriodWindow of the contract; null = there was none. */
    avant: jsonb('avant').$type<PeriodWindow>(),
    apres: jsonb('apres').$type<PeriodWindow>(),
    estAnnulation: boolean('est_annulation').notNull(),
  },
  (table) => [index('evenements_changements_idx').on(table.flag, table.programmeId, table.changementId)],
);

/** An annual programme as it was before a decision, and the version that the decision made of it. */
export interface ProgrammeBefore {
  version: number;
  /** When the school had decided before, and its words. */
  decideLe: string | null;
  commentaire: string | null;
}

/** What a support plan was before it was made ready. */
export interface PlanBefore {
  /** True where it had no arrangement yet. */
  estVide: boolean;
}

/** What taking a decision back needs to know. */
export type DecisionBefore = ProgrammeBefore | PlanBefore;

/** What the school decided of a student's request, from the desk or from the command line. */
export const gestionDecisions = pgTable(
  'gestion_decisions',
  {
    decisionId: integer('decision_id').primaryKey().generatedByDefaultAsIdentity(),
    /** One of DESK_KINDS, and the number of its object. */
    genre: text('genre').notNull(),
    objetId: integer('objet_id').notNull(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** Who decided; null for the command line. */
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    /** `accepte`, `refuse`, or `repondu`: words of the command line that say neither. */
    issue: text('issue').notNull(),
    /** What the student reads. */
    texte: text('texte').notNull(),
    decideLe: instant('decide_le').notNull(),
    /** Since when the object had waited: where a decision that is taken back puts it again. */
    attendaitDepuis: instant('attendait_depuis'),
    /** What taking it back needs to know; null where the object itself says it. */
    avant: jsonb('avant').$type<DecisionBefore>(),
    /** By the database's clock: until then it may be taken back, and only then the student is told. */
    annonceLe: instant('annonce_le').notNull(),
    /** When it was taken back; null while it stands. */
    repriseLe: instant('reprise_le'),
    /** Of the mail that tells the student. */
    courrier: text('courrier').notNull(),
  },
  (table) => [
    unique('gestion_decisions_courrier_uq').on(table.courrier),
    index('gestion_decisions_objet_idx').on(table.genre, table.objetId, table.decisionId),
    index('gestion_decisions_etudiant_idx').on(table.etudiantId),
    check(
      'gestion_decisions_genre_ck',
      sql`${table.genre} in ('document', 'absence', 'intervention', 'pae', 'signature', 'stage', 'pai')`,
    ),
    check('gestion_decisions_issue_ck', sql`${table.issue} in ('accepte', 'refuse', 'repondu')`),
  ],
);
