import { char, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { comptes } from './accounts';

/** The secret address under which a calendar program reads someone's dates; a new one replaces it. */
export const calendriers = pgTable('calendriers', {
  compteId: integer('compte_id')
    .primaryKey()
    .references(() => comptes.compteId, { onDelete: 'cascade' }),
  /** SHA-256 of the key, hex: the key itself is never stored. */
  cleEmpreinte: char('cle_empreinte', { length: 64 }).notNull().unique(),
  creeLe: timestamp('cree_le', { withTimezone: true }).notNull(),
});
