import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { programmes, unitesEnseignement } from '../records/catalogue';
import { inscriptions } from '../records/records';

const credits = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Optional units of a programme, outside its blocks of 60 credits, under the heading of their group. */
export const programmesOptions = pgTable(
  'programmes_options',
  {
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId),
    uniteEnseignementId: integer('unite_enseignement_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId),
    groupe: text('groupe').notNull(),
    ordre: smallint('ordre').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.uniteEnseignementId] })],
);

/**
 * S2 §3 PAE: the annual programme of an enrolment. Its state is inscriptions.statut_pae: `En préparation`
 * (composing), `Soumis`, `À modifier` (given back by the coordinator), `À signer`, `Signé` or `Validé`.
 */
export const pae = pgTable(
  'pae',
  {
    inscriptionId: integer('inscription_id')
      .primaryKey()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    ectsMin: credits('ects_min'),
    ectsMax: credits('ects_max'),
    optionsGroupees: boolean('options_groupees').notNull().default(true),
    /** The student's words for the coordinator. */
    commentaire: text('commentaire'),
    /** Grows with every change of the selection, the comment or the state: what a save was made from. */
    version: integer('version').notNull().default(1),
    /** null until the screen was opened for the first time. */
    enregistreLe: instant('enregistre_le'),
    soumisLe: instant('soumis_le'),
    /** When the coordinator decided last, and what was said to the student. */
    decideLe: instant('decide_le'),
    decisionCommentaire: text('decision_commentaire'),
    /** When the student said that something is wrong in what she had to sign; null once she submitted again. */
    problemeLe: instant('probleme_le'),
    /** Signed online by the student. */
    signeLe: instant('signe_le'),
  },
  (table) => [check('pae_limites_ck', sql`${table.ectsMin} <= ${table.ectsMax}`)],
);

/** A unit of the programme that an enrolment may be composed of, and whether it was chosen. */
export const paeUnites = pgTable(
  'pae_unites',
  {
    inscriptionId: integer('inscription_id').notNull(),
    uniteEnseignementId: integer('unite_enseignement_id').notNull(),
    /** Heading under which it is listed: `Bloc 2`, `Options : langues`. */
    niveau: text('niveau').notNull(),
    ordre: smallint('ordre').notNull(),
    estOption: boolean('est_option').notNull().default(false),
    preselection: boolean('preselection').notNull().default(false),
    /** The school's verdict (CONTRACT §5.8); with preselection it can't be unticked. */
    nonSelectionnable: boolean('non_selectionnable').notNull().default(false),
    creditsValides: boolean('credits_valides').notNull().default(false),
    dispense: boolean('dispense').notNull().default(false),
    /** Validated in another diploma: in the signature's second table, never in the total. */
    transfert: boolean('transfert').notNull().default(false),
    /** In the annual programme; a preselected unit that is not was unticked. */
    selection: boolean('selection').notNull().default(false),
    /** French sentence: why it is preselected, validated, exempted or closed. */
    motif: text('motif'),
  },
  (table) => [
    primaryKey({ columns: [table.inscriptionId, table.uniteEnseignementId] }),
    foreignKey({
      name: 'pae_unites_pae_fk',
      columns: [table.inscriptionId],
      foreignColumns: [pae.inscriptionId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pae_unites_unite_fk',
      columns: [table.uniteEnseignementId],
      foreignColumns: [unitesEnseignement.uniteEnseignementId],
    }),
    index('pae_unites_unite_idx').on(table.uniteEnseignementId),
    check(
      'pae_unites_selection_ck',
      sql`not ${table.selection} or not (${table.creditsValides} or ${table.dispense} or ${table.transfert})`,
    ),
    check(
      'pae_unites_verrou_ck',
      sql`not ${table.nonSelectionnable} or ${table.selection} = ${table.preselection}`,
    ),
  ],
);
