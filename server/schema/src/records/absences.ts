import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { examens } from './catalogue';
import { documents } from './documents';
import { etudiants } from './people';
import { inscriptions } from './records';

/** S2 §3 Absence: days missed, with one justification. */
export const absences = pgTable(
  'absences',
  {
    absenceEtudiantId: integer('absence_etudiant_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    debut: date('debut', { mode: 'string' }).notNull(),
    fin: date('fin', { mode: 'string' }).notNull(),
    /** The justification: attached once, never replaced. */
    documentId: integer('document_id')
      .notNull()
      .unique()
      .references(() => documents.documentId),
    /** The words of the follow-up; read-only from then on. */
    suivi: text('suivi'),
  },
  (table) => [
    index('absences_etudiant_idx').on(table.etudiantId),
    index('absences_a_suivre_idx').on(table.debut).where(sql`${table.suivi} is null`),
    check('absences_dates_ck', sql`${table.debut} <= ${table.fin}`),
    check('absences_suivi_ck', sql`${table.suivi} <> ''`),
  ],
);

/** Exams that were missed. */
export const absencesExamens = pgTable(
  'absences_examens',
  {
    absenceEtudiantId: integer('absence_etudiant_id')
      .notNull()
      .references(() => absences.absenceEtudiantId, { onDelete: 'cascade' }),
    examenId: integer('examen_id')
      .notNull()
      .references(() => examens.examenId),
  },
  (table) => [primaryKey({ columns: [table.absenceEtudiantId, table.examenId] })],
);
