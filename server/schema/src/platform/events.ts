import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { programmes } from '../records/catalogue';
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
    /** What is read once it is over, in French; null = the portal's own words. */
    message: text('message'),
  },
  (table) => [check('evenements_dates_ck', sql`${table.ouverture} < ${table.fermeture}`)],
);

/** The window of an event for one section, in place of the whole school's. */
export const evenementsSections = pgTable(
  'evenements_sections',
  {
    flag: text('flag').notNull(),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.programmeId, { onDelete: 'cascade' }),
    ouverture: timestamp('ouverture', { withTimezone: true }).notNull(),
    fermeture: timestamp('fermeture', { withTimezone: true }).notNull(),
    message: text('message'),
  },
  (table) => [
    primaryKey({ columns: [table.flag, table.programmeId] }),
    index('evenements_sections_programme_idx').on(table.programmeId),
    check('evenements_sections_dates_ck', sql`${table.ouverture} < ${table.fermeture}`),
  ],
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
