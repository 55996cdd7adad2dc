import { sql } from 'drizzle-orm';
import { char, check, date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { etudiants } from './people';
import { inscriptions } from './records';

/** Codes printed on the documents that the server makes: what the public page confirms, and nothing more. */
export const attestations = pgTable(
  'attestations',
  {
    /** 12 characters without look-alikes, 60 random bits. */
    code: char('code', { length: 12 }).primaryKey(),
    nature: text('nature').notNull(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    /** Day of issue in Brussels. */
    jour: date('jour', { mode: 'string' }).notNull(),
    /** SHA-256 of what the document says, hex: the same words on the same day keep their code. */
    empreinte: char('empreinte', { length: 64 }).notNull(),
    creeLe: timestamp('cree_le', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('attestations_contenu_uq').on(table.inscriptionId, table.nature, table.jour, table.empreinte),
    check('attestations_nature_ck', sql`${table.nature} in ('releveNotes', 'attestationInscription')`),
  ],
);
