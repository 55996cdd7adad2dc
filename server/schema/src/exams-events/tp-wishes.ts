import { foreignKey, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { inscriptions } from '../records/records';
import { groupesTp } from './tp';

/**
 * Who waits for a full group, in the order of arrival, which is that of the numbers
 * (docs/decisions/exams-and-groups.md).
 */
export const attentesTp = pgTable(
  'attentes_tp',
  {
    attenteId: integer('attente_id').primaryKey().generatedByDefaultAsIdentity(),
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    activiteApprentissageId: integer('activite_apprentissage_id').notNull(),
    groupeActiviteApprentissageId: integer('groupe_activite_apprentissage_id').notNull(),
    demandeeLe: timestamp('demandee_le', { withTimezone: true }).notNull(),
    /** A place of the group, counted in `prises`, is kept for her until then; null = she waits. */
    reserveeJusquAu: timestamp('reservee_jusqu_au', { withTimezone: true }),
  },
  (table) => [
    unique('attentes_tp_cours_uq').on(table.inscriptionId, table.activiteApprentissageId),
    foreignKey({
      name: 'attentes_tp_groupe_fk',
      columns: [table.groupeActiviteApprentissageId, table.activiteApprentissageId],
      foreignColumns: [groupesTp.groupeActiviteApprentissageId, groupesTp.activiteApprentissageId],
    }),
    index('attentes_tp_file_idx').on(table.groupeActiviteApprentissageId, table.attenteId),
    index('attentes_tp_reservee_idx').on(table.reserveeJusquAu),
  ],
);
