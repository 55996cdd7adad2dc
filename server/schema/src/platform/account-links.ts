import { integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { comptes } from './accounts';

/** Which subject of an identity provider a person is; an account has at most one at each provider. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** `iss` of the ID token. */
    issuer: text('issuer').notNull(),
    /** `sub` of the ID token. */
    subject: text('subject').notNull(),
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('account_links_compte_uq').on(table.compteId, table.issuer),
  ],
);
