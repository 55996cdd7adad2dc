import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CatalogueEntryName, EntryValue } from 'shared-contract/catalogues/catalogues';
import { comptes } from '../platform/accounts';

/** The fields of an entry of a catalogue, by the contract's names. */
export type EntryValues = Readonly<Record<string, EntryValue>>;

/** What was changed of a catalogue at the desk, by whom: the last change of an entry may be taken back. */
export const cataloguesChangements = pgTable(
  'catalogues_changements',
  {
    changementId: integer('changement_id').primaryKey().generatedByDefaultAsIdentity(),
    /** One of CATALOGUE_ENTRIES, and the number of its row. */
    genre: text('genre').$type<CatalogueEntryName>().notNull(),
    objetId: integer('objet_id').notNull(),
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    faitLe: timestamp('fait_le', { withTimezone: true }).notNull(),
    avant: jsonb('avant').$type<EntryValues>().notNull(),
    apres: jsonb('apres').$type<EntryValues>().notNull(),
    /** Students who were told of it. */
    prevenus: integer('prevenus').notNull(),
    estAnnulation: boolean('est_annulation').notNull(),
  },
  (table) => [
    index('catalogues_changements_idx').on(table.genre, table.objetId, table.changementId),
    check(
      'catalogues_changements_genre_ck',
      sql`${table.genre} in ('syllabus', 'groupes', 'examens', 'ceremonies')`,
    ),
  ],
);
