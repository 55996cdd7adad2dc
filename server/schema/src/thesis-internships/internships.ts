import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { documents } from '../records/documents';
import { etudiants } from '../records/people';
import { placementColumns } from './placements';

const fileId = (name: string) =>
  integer(name)
    .unique()
    .references(() => documents.documentId);

/** S1 §3 Internship: opened by the school, encoded once by the student. */
export const stages = pgTable(
  'stages',
  {
    stageId: integer('stage_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** A bachelor's internship; otherwise a master's. */
    estBac: boolean('est_bac').notNull(),
    theme: text('theme'),
    debut: date('debut', { mode: 'string' }),
    fin: date('fin', { mode: 'string' }),
    entrepriseFamiliale: boolean('entreprise_familiale').notNull().default(false),
    horsBelgique: boolean('hors_belgique').notNull().default(false),
    commentairesDates: text('commentaires_dates'),
    contenu: text('contenu'),
    /** The student's part is done: read-only from then on. */
    encode: boolean('encode').notNull().default(false),
    preAccordId: fileId('pre_accord_id'),
    conventionId: fileId('convention_id'),
    evaluationId: fileId('evaluation_id'),
    ...placementColumns(),
  },
  (table) => [
    index('stages_etudiant_idx').on(table.etudiantId),
    check('stages_dates_ck', sql`${table.debut} <= ${table.fin}`),
    check(
      'stages_encode_ck',
      sql`not ${table.encode} or (${table.debut} is not null and ${table.fin} is not null
        and ${table.organisation} is not null)`,
    ),
  ],
);

/** What of an internship the school looks at: that it was encoded, or one of its papers. */
export const stagesAVoir = pgTable(
  'stages_a_voir',
  {
    stageAVoirId: integer('stage_a_voir_id').primaryKey().generatedByDefaultAsIdentity(),
    stageId: integer('stage_id')
      .notNull()
      .references(() => stages.stageId, { onDelete: 'cascade' }),
    /** `Encodage`, or one of INTERNSHIP_FILES. */
    quoi: text('quoi').notNull(),
    /** The paper; null for what was encoded, and once it was swept away. */
    documentId: integer('document_id').references(() => documents.documentId, { onDelete: 'set null' }),
    depuis: timestamp('depuis', { withTimezone: true }).notNull(),
    /** When the school decided of it; null while it waits. */
    vuLe: timestamp('vu_le', { withTimezone: true }),
    /** One more each time that it waits anew. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('stages_a_voir_uq').on(table.stageId, table.quoi),
    index('stages_a_voir_document_idx').on(table.documentId),
    index('stages_a_voir_attend_idx').on(table.stageAVoirId).where(sql`${table.vuLe} is null`),
    check(
      'stages_a_voir_quoi_ck',
      sql`${table.quoi} in ('Encodage', 'PreAccord', 'Convention', 'EvaluationMaitreStage')`,
    ),
  ],
);
