import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { etudiants } from '../records/people';

const student = () => integer('etudiant_id').references(() => etudiants.etudiantId, { onDelete: 'cascade' });

/** What the portal told a student: once for each thing and kind, whatever crashes. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: integer('notification_id').primaryKey().generatedAlwaysAsIdentity(),
    etudiantId: student().notNull(),
    /** What it is about: a receipt, a decision, a deadline and its day. */
    code: text('code').notNull(),
    /** `recu`, `decision`, `rappel-7`, `rappel-1`. */
    genre: text('genre').notNull(),
    titre: text('titre').notNull(),
    texte: text('texte'),
    lien: text('lien').notNull(),
    date: timestamp('date', { withTimezone: true }).notNull(),
    lueLe: timestamp('lue_le', { withTimezone: true }),
    /** What the next mail of the day says of it; null once it left, and where nothing waits. */
    resume: text('resume'),
  },
  (table) => [
    unique('notifications_une_fois_uq').on(table.etudiantId, table.code, table.genre),
    index('notifications_etudiant_idx').on(table.etudiantId, table.date),
    index('notifications_non_lues_idx').on(table.etudiantId).where(sql`${table.lueLe} is null`),
    index('notifications_a_resumer_idx').on(table.etudiantId).where(sql`${table.resume} is not null`),
    check('notifications_genre_ck', sql`${table.genre} in ('recu', 'decision', 'rappel-7', 'rappel-1')`),
  ],
);

/** How what she is told reaches a student; without a row, by both ways and at once. */
export const notificationsReglages = pgTable('notifications_reglages', {
  etudiantId: student().primaryKey(),
  rappelEcran: boolean('rappel_ecran').notNull(),
  rappelCourriel: boolean('rappel_courriel').notNull(),
  /** A copy of her own acts by mail. */
  recuCourriel: boolean('recu_courriel').notNull().default(true),
  /** One mail a day instead of one for each thing. */
  unParJour: boolean('un_par_jour').notNull().default(false),
});

/** The last day on which a student's deadlines were looked through for reminders. */
export const rappels = pgTable('rappels', {
  etudiantId: student().primaryKey(),
  jour: date('jour', { mode: 'string' }).notNull(),
});
