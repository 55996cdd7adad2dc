import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { etudiants } from '../records/people';

/** The window of an event for everybody whom its rule admits (S1 §6). */
export const evenements = pgTable(
  'evenements',
  {
    /** An AccessFlag of the contract. */
    flag: text('flag').primaryKey(),
    libelle: text('libelle').notNull(),
    ouverture: timestamp('ouverture', { withTimezone: true }),
    fermeture: timestamp('fermeture', { withTimezone: true }),
  },
  (table) => [check('evenements_dates_ck', sql`${table.ouverture} < ${table.fermeture}`)],
);

/** What was decided for one student: an invitation, an own window, or a refusal with its reason. */
export const evenementsEtudiants = pgTable(
  'evenements_etudiants',
  {
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    flag: text('flag').notNull(),
    ouvert: boolean('ouvert').notNull(),
    /** null = the event's own. */
    ouverture: timestamp('ouverture', { withTimezone: true }),
    fermeture: timestamp('fermeture', { withTimezone: true }),
    /** French, for the student; needed where it is closed. */
    raison: text('raison'),
  },
  (table) => [
    primaryKey({ columns: [table.etudiantId, table.flag] }),
    check('evenements_etudiants_raison_ck', sql`${table.ouvert} or ${table.raison} is not null`),
  ],
);
