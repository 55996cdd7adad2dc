import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeAct } from 'shared-contract/notices/notices';
import { comptes } from '../platform/accounts';
import { annonces } from '../records/notices';

/** A notice as somebody left it. */
export interface KeptNotice {
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
    apres: jsonb('apres').$type<KeptNotice>().notNull(),
  },
  (table) => [index('annonces_changements_idx').on(table.annonceId, table.changementId)],
);
