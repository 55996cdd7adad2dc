import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { StatementReport } from 'shared-contract/statements/answers';
import { comptes } from '../platform/accounts';
import { commandes } from './orders';

/** Imports of bank statements, each with the report that its reader had. */
export const relevesImportes = pgTable(
  'releves_importes',
  {
    /** Name of the import, as payments bear it. */
    importation: text('importation').primaryKey(),
    /** Who imported it; null for the command line. */
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    fichier: text('fichier').notNull(),
    importeLe: timestamp('importe_le', { withTimezone: true }).notNull(),
    /** When it was taken back; null while it stands. */
    annuleLe: timestamp('annule_le', { withTimezone: true }),
    /** It quotes the communications of the statement. */
    rapport: jsonb('rapport').$type<StatementReport>(),
  },
  (table) => [index('releves_importes_idx').on(table.importeLe)],
);

/** What the bank took back, until somebody of the desk has looked at it. */
export const reprisesBancaires = pgTable(
  'reprises_bancaires',
  {
    repriseId: integer('reprise_id').primaryKey().generatedByDefaultAsIdentity(),
    importation: text('importation')
      .notNull()
      .references(() => relevesImportes.importation, { onDelete: 'cascade' }),
    /** The order that owes again; null where nobody can tell. */
    commandeId: integer('commande_id').references(() => commandes.commandeId, { onDelete: 'cascade' }),
    /** As a payment's: the same entry, read again, is told once. */
    identite: text('identite').notNull(),
    jour: date('jour', { mode: 'string' }).notNull(),
    /** Cents; positive where the bank gave the school something back. */
    montant: bigint('montant', { mode: 'number' }).notNull(),
    communication: text('communication').notNull(),
    vueLe: timestamp('vue_le', { withTimezone: true }),
    vueParCompteId: integer('vue_par_compte_id').references(() => comptes.compteId, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    unique('reprises_bancaires_identite_uq').on(table.identite),
    index('reprises_bancaires_import_idx').on(table.importation),
    index('reprises_bancaires_commande_idx').on(table.commandeId),
  ],
);
