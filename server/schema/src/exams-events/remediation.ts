import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { unitesEnseignement } from '../records/catalogue';
import { etudiants } from '../records/people';

/** S2 §3 Remediation: help sessions (SAR). */
export const remediations = pgTable(
  'remediations',
  {
    remediationId: integer('remediation_id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    /** Offered to those who follow this unit; null = to every enrolled student. */
    uniteEnseignementId: integer('unite_enseignement_id').references(
      () => unitesEnseignement.uniteEnseignementId,
    ),
    libelle: text('libelle').notNull(),
    quadrimestre: text('quadrimestre'),
    publicCible: text('public_cible'),
  },
  (table) => [index('remediations_unite_idx').on(table.uniteEnseignementId)],
);

/** Days on which a remediation is held; a session whose hours are known is of one day. */
export const remediationsIntervalles = pgTable(
  'remediations_intervalles',
  {
    remediationId: integer('remediation_id')
      .notNull()
      .references(() => remediations.remediationId, { onDelete: 'cascade' }),
    debut: date('debut', { mode: 'string' }).notNull(),
    fin: date('fin', { mode: 'string' }).notNull(),
    /** Hours of Brussels, `HH:MM`; both or neither are known. */
    heureDebut: text('heure_debut'),
    heureFin: text('heure_fin'),
  },
  (table) => [
    primaryKey({ columns: [table.remediationId, table.debut] }),
    check('remediations_intervalles_ck', sql`${table.debut} <= ${table.fin}`),
    check(
      'remediations_intervalles_heures_ck',
      sql`(${table.heureDebut} is null) = (${table.heureFin} is null) and (${table.heureDebut} is null or (${table.heureDebut} < ${table.heureFin} and ${table.debut} = ${table.fin}))`,
    ),
    check(
      'remediations_intervalles_heure_ck',
      sql`${table.heureDebut} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${table.heureFin} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
  ],
);

/** Who signed up for what. */
export const remediationsEtudiants = pgTable(
  'remediations_etudiants',
  {
    remediationId: integer('remediation_id')
      .notNull()
      .references(() => remediations.remediationId, { onDelete: 'cascade' }),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    inscritLe: timestamp('inscrit_le', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remediationId, table.etudiantId] }),
    index('remediations_etudiants_idx').on(table.etudiantId),
  ],
);
