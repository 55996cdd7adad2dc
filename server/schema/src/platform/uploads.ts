import { sql } from 'drizzle-orm';
import { bigint, char, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { documents } from '../records/documents';
import { comptes } from './accounts';
import { recus } from './platform';

/** Uploads that may be resumed (tus): whose they are, and the document in which they ended. */
export const televersements = pgTable(
  'televersements',
  {
    /** Last part of the upload's address: 128 random bits, hex. */
    televersementId: char('televersement_id', { length: 32 }).primaryKey(),
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    usage: text('usage').notNull(),
    nom: text('nom').notNull(),
    taille: bigint('taille', { mode: 'number' }).notNull(),
    creeLe: timestamp('cree_le', { withTimezone: true }).notNull(),
    documentId: integer('document_id').references(() => documents.documentId, { onDelete: 'cascade' }),
  },
  (table) => [
    index('televersements_cree_idx').on(table.creeLe),
    index('televersements_en_cours_idx').on(table.compteId).where(sql`${table.documentId} is null`),
  ],
);

/** SHA-256 deposited before the file itself: proof that its sender had it by then. */
export const empreintesDeposees = pgTable(
  'empreintes_deposees',
  {
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    empreinte: char('empreinte', { length: 64 }).notNull(),
    deposeeLe: timestamp('deposee_le', { withTimezone: true }).notNull(),
    /** Receipt of a deposit, as versions before gave one; none is given any more. */
    recuNumero: text('recu_numero').references(() => recus.numero),
  },
  (table) => [primaryKey({ columns: [table.compteId, table.empreinte] })],
);
