import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documents } from '../records/documents';
import { etudiants } from '../records/people';

/** S1 §3 Re-enrolment: what the school asks of a student for the coming year, and the answers so far. */
export const reinscriptions = pgTable('reinscriptions', {
  etudiantId: integer('etudiant_id')
    .primaryKey()
    .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
  /** A third language is to be chosen. */
  besoinLangue3: boolean('besoin_langue3').notNull().default(false),
  /** A value of the list CoursLangue3ID. */
  coursLangue3Id: integer('cours_langue3_id'),
  /** A value of the list DiplomeID, among those proposed. */
  diplomeId: integer('diplome_id'),
  /** null until it was answered. */
  bourse: boolean('bourse'),
  bourseNumero: text('bourse_numero'),
  /** A file is attached once. */
  bourseDocumentId: integer('bourse_document_id')
    .unique()
    .references(() => documents.documentId),
});

/** Masters among which a student chooses; none = the step is left out. */
export const diplomesProposes = pgTable(
  'diplomes_proposes',
  {
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** A value of the list DiplomeID. */
    diplomeId: integer('diplome_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.etudiantId, table.diplomeId] })],
);
