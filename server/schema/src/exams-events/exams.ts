import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { recus } from '../platform/platform';
import { examens, sessions } from '../records/catalogue';
import { inscriptions } from '../records/records';

/** Registrations to an examination session (S1 §4): written once, never removed (CONTRACT §5.9). */
export const inscriptionsSessions = pgTable(
  'inscriptions_sessions',
  {
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.sessionId),
    date: timestamp('date', { withTimezone: true }).notNull(),
    recuNumero: text('recu_numero')
      .notNull()
      .references(() => recus.numero),
  },
  (table) => [primaryKey({ columns: [table.inscriptionId, table.sessionId] })],
);

/** Registrations to exams: only those who are registered to the session can have any. */
export const inscriptionsExamens = pgTable(
  'inscriptions_examens',
  {
    inscriptionId: integer('inscription_id').notNull(),
    sessionId: integer('session_id').notNull(),
    examenId: integer('examen_id')
      .notNull()
      .references(() => examens.examenId),
    date: timestamp('date', { withTimezone: true }).notNull(),
    recuNumero: text('recu_numero')
      .notNull()
      .references(() => recus.numero),
  },
  (table) => [
    primaryKey({ columns: [table.inscriptionId, table.examenId] }),
    foreignKey({
      name: 'inscriptions_examens_session_fk',
      columns: [table.inscriptionId, table.sessionId],
      foreignColumns: [inscriptionsSessions.inscriptionId, inscriptionsSessions.sessionId],
    }).onDelete('cascade'),
    index('inscriptions_examens_examen_idx').on(table.examenId),
  ],
);
