import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { recus } from '../platform/platform';
import { anneesAcademiques } from '../records/catalogue';
import { etudiants } from '../records/people';

/** The graduation ceremony of those whose cycle ended in an academic year. */
export const proclamations = pgTable('proclamations', {
  proclamationId: integer('proclamation_id').primaryKey().generatedByDefaultAsIdentity(),
  anneeAcademiqueId: integer('annee_academique_id')
    .notNull()
    .unique()
    .references(() => anneesAcademiques.anneeAcademiqueId),
  libelle: text('libelle').notNull(),
  dateHeure: timestamp('date_heure', { withTimezone: true }),
  lieu: text('lieu'),
});

/** Graduates who announced themselves, once, with 0, 1 or 2 guests. */
export const proclamationsEtudiants = pgTable(
  'proclamations_etudiants',
  {
    proclamationId: integer('proclamation_id')
      .notNull()
      .references(() => proclamations.proclamationId),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    invites: smallint('invites').notNull(),
    recuNumero: text('recu_numero')
      .notNull()
      .references(() => recus.numero),
  },
  (table) => [
    primaryKey({ columns: [table.proclamationId, table.etudiantId] }),
    index('proclamations_etudiants_idx').on(table.etudiantId),
    check('proclamations_invites_ck', sql`${table.invites} between 0 and 2`),
  ],
);
