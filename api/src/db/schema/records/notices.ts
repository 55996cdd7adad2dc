import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
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
    /** `Urgente`, or another word; null = ordinary. */
    priorite: text('priorite'),
    /** For the students of one programme; null = for all. */
    programmeId: integer('programme_id').references(() => programmes.programmeId),
  },
  (table) => [index('annonces_debut_idx').on(table.debutPublication.desc())],
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
