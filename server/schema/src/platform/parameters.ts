import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Choice lists that belong to no table of their own (S1 §3 Parameter). */
export const parametres = pgTable(
  'parametres',
  {
    nom: text('nom').notNull(),
    valeurId: integer('valeur_id').notNull(),
    libelle: text('libelle').notNull(),
    /** What it stands for, whatever its label: code of a programme for DiplomeID, ISO 639 of a language. */
    code: text('code'),
    ordre: smallint('ordre').notNull().default(0),
    actif: boolean('actif').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.nom, table.valeurId] })],
);
