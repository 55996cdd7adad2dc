import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { recus } from '../platform/platform';
import { activitesApprentissage } from '../records/catalogue';
import { inscriptions } from '../records/records';

/** Groups of practical work of an activity (S2 §2). */
export const groupesTp = pgTable(
  'groupes_tp',
  {
    groupeActiviteApprentissageId: integer('groupe_activite_apprentissage_id')
      .primaryKey()
      .generatedByDefaultAsIdentity(),
    activiteApprentissageId: integer('activite_apprentissage_id')
      .notNull()
      .references(() => activitesApprentissage.activiteApprentissageId),
    /** Series of enrolments for which it is held; null = those without a series. */
    serie: text('serie'),
    /** Shown with the results: `TP2`. */
    code: text('code').notNull(),
    /** `Groupe 2`. */
    libelle: text('libelle').notNull(),
    /** `mardi, 13 h 30 à 15 h 30, local A112`. */
    horaire: text('horaire'),
    /** The same, for reckoning: 1 for Monday to 7 for Sunday, `08:30`, `10:30`; all three or none. */
    jour: smallint('jour'),
    debut: text('debut'),
    fin: text('fin'),
    capacite: smallint('capacite').notNull(),
    /** Places taken; the statement that gives one raises it, and the check below has the last word. */
    prises: smallint('prises').notNull().default(0),
  },
  (table) => [
    index('groupes_tp_activite_idx').on(table.activiteApprentissageId, table.serie),
    unique('groupes_tp_groupe_activite_uq').on(
      table.groupeActiviteApprentissageId,
      table.activiteApprentissageId,
    ),
    check('groupes_tp_prises_ck', sql`${table.prises} between 0 and ${table.capacite}`),
    check(
      'groupes_tp_creneau_ck',
      sql`num_nonnulls(${table.jour}, ${table.debut}, ${table.fin}) in (0, 3)
        and ${table.jour} between 1 and 7 and ${table.debut} < ${table.fin}`,
    ),
  ],
);

/** The group of a student in a course: one, and never changed (S2 §4). */
export const inscriptionsTp = pgTable(
  'inscriptions_tp',
  {
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    activiteApprentissageId: integer('activite_apprentissage_id').notNull(),
    groupeActiviteApprentissageId: integer('groupe_activite_apprentissage_id').notNull(),
    date: timestamp('date', { withTimezone: true }).notNull(),
    recuNumero: text('recu_numero').references(() => recus.numero),
  },
  (table) => [
    primaryKey({ columns: [table.inscriptionId, table.activiteApprentissageId] }),
    foreignKey({
      name: 'inscriptions_tp_groupe_fk',
      columns: [table.groupeActiviteApprentissageId, table.activiteApprentissageId],
      foreignColumns: [groupesTp.groupeActiviteApprentissageId, groupesTp.activiteApprentissageId],
    }),
    index('inscriptions_tp_groupe_idx').on(table.groupeActiviteApprentissageId),
  ],
);
