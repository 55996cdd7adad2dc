import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { NoticeAct } from 'shared-contract/notices/notices';
import { comptes } from '../platform/accounts';
import { programmes } from './catalogue';
import { documents } from './documents';
import { etudiants } from './people';

/** S2 §3 Notice. Its HTML is stored as it was written and sanitised on the way out. */
export const annonces = pgTable(
  'annonces',
  {
    annonceId: integer('annonce_id').primaryKey().generatedByDefaultAsIdentity(),
    libelle: text('libelle').notNull(),
    texteComplet: text('texte_complet').notNull(),
    debutPublication: timestamp('debut_publication', { withTimezone: true }).notNull(),
    /** Hidden from then on; null = stays. */
    finPublication: timestamp('fin_publication', { withTimezone: true }),
    /** `Urgente`, the one word of S2 §3; null = ordinary. */
    priorite: text('priorite'),
    /** For the students of one programme, and of those in `annonces_sections`; null = for all. */
    programmeId: integer('programme_id').references(() => programmes.programmeId),
    /** Years of study that read it, as a programme's letters and a block make them: `B2`; none = all of them. */
    blocs: text('blocs').array().notNull().default(sql`'{}'::text[]`),
    /** As it was written at the desk; null = a package brought its text. */
    source: text('source'),
    /** Read by nobody any more, whatever its dates say. */
    retireeLe: timestamp('retiree_le', { withTimezone: true }),
  },
  (table) => [
    index('annonces_debut_idx').on(table.debutPublication.desc()),
    check(
      'annonces_blocs_ck',
      sql`array_to_string(${table.blocs}, ' ') ~ '^([^[:space:]0-9,]{1,6}[1-6]( |$))*$'`,
    ),
  ],
);

/** Programmes whose students read a notice, beside the one that it names itself. */
export const annoncesSections = pgTable(
  'annonces_sections',
  {
    annonceId: integer('annonce_id')
      .notNull()
      .references(() => annonces.annonceId, { onDelete: 'cascade' }),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.annonceId, table.programmeId] }),
    index('annonces_sections_programme_idx').on(table.programmeId),
  ],
);

/** Which student opened which notice; nobody else is told. */
export const annoncesLues = pgTable(
  'annonces_lues',
  {
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    annonceId: integer('annonce_id')
      .notNull()
      .references(() => annonces.annonceId, { onDelete: 'cascade' }),
    lueLe: timestamp('lue_le', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.etudiantId, table.annonceId] }),
    index('annonces_lues_annonce_idx').on(table.annonceId),
  ],
);

export const piecesJointes = pgTable(
  'annonces_pieces_jointes',
  {
    annonceId: integer('annonce_id')
      .notNull()
      .references(() => annonces.annonceId, { onDelete: 'cascade' }),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.documentId),
    ordre: smallint('ordre').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.annonceId, table.documentId] }),
    index('annonces_pieces_jointes_document_idx').on(table.documentId),
  ],
);

/** A notice as somebody left it. */
export interface NoticeSnapshot {
  titre: string;
  texte: string | null;
  /** Programmes; none = the whole school. */
  sections: number[];
  blocs: string[];
  /** ISO 8601. */
  debut: string;
  fin: string | null;
  urgente: boolean;
  pieces: number[];
}

/** What was done to a notice at the desk, by whom; the last line is its version. */
export const annoncesChangements = pgTable(
  'annonces_changements',
  {
    changementId: integer('changement_id').primaryKey().generatedByDefaultAsIdentity(),
    annonceId: integer('annonce_id')
      .notNull()
      .references(() => annonces.annonceId, { onDelete: 'cascade' }),
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    faitLe: timestamp('fait_le', { withTimezone: true }).notNull(),
    acte: text('acte').$type<NoticeAct>().notNull(),
    apres: jsonb('apres').$type<NoticeSnapshot>().notNull(),
  },
  (table) => [index('annonces_changements_idx').on(table.annonceId, table.changementId)],
);
