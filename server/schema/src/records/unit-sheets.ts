import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { programmes, unitesEnseignement } from './catalogue';

/** S2 §3 Course unit sheet: six parts in French and in English. */
export const fichesDescriptives = pgTable('fiches_descriptives', {
  uniteEnseignementId: integer('unite_enseignement_id')
    .primaryKey()
    .references(() => unitesEnseignement.uniteEnseignementId, { onDelete: 'cascade' }),
  objectifsFr: text('objectifs_fr'),
  objectifsEn: text('objectifs_en'),
  prerequisFr: text('prerequis_fr'),
  prerequisEn: text('prerequis_en'),
  contenuFr: text('contenu_fr'),
  contenuEn: text('contenu_en'),
  pedagogieFr: text('pedagogie_fr'),
  pedagogieEn: text('pedagogie_en'),
  typeEvaluationFr: text('type_evaluation_fr'),
  typeEvaluationEn: text('type_evaluation_en'),
  referencesFr: text('references_fr'),
  referencesEn: text('references_en'),
});

/**
 * What one unit asks of another (S1 §3 Teaching unit card), in one programme or in all of them; an incompatibility is
 * written both ways.
 */
export const requis = pgTable(
  'requis',
  {
    regleId: integer('regle_id').primaryKey().generatedByDefaultAsIdentity(),
    uniteEnseignementId: integer('unite_enseignement_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId, { onDelete: 'cascade' }),
    requisId: integer('requis_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId, { onDelete: 'cascade' }),
    nature: text('nature').notNull(),
    /** Only for who follows this programme; null = whatever the programme. */
    programmeId: integer('programme_id').references(() => programmes.programmeId),
    /** One of those of a unit that have the same word is enough; null = this one is asked for. */
    groupe: text('groupe'),
  },
  (table) => [
    unique('requis_ligne_uq')
      .on(table.uniteEnseignementId, table.requisId, table.nature, table.programmeId)
      .nullsNotDistinct(),
    index('requis_requis_idx').on(table.requisId),
    check('requis_nature_ck', sql`${table.nature} in ('prerequis', 'corequis', 'incompatibilite')`),
    check('requis_groupe_ck', sql`${table.groupe} is null or ${table.nature} <> 'incompatibilite'`),
    check('requis_autre_ck', sql`${table.uniteEnseignementId} <> ${table.requisId}`),
  ],
);
