import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Choice lists that belong to no table of their own (S1 §3 Parameter). */
export const parametres = pgTable(
  'parametres',
  {
    nom: text('nom').notNull(),
    valeurId: integer('valeur_id').notNull(),
    libelle: text('libelle').notNull(),
    ordre: smallint('ordre').notNull().default(0),
    actif: boolean('actif').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.nom, table.valeurId] })],
);
