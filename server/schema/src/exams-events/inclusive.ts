import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { recus } from '../platform/platform';
import { unitesEnseignement } from '../records/catalogue';
import { documents } from '../records/documents';
import { etudiants } from '../records/people';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** S2 §3 Inclusive request: one file a student. Health data, read by the student alone. */
export const demandesInclusif = pgTable(
  'demandes_inclusif',
  {
    demandeDecretInclusifId: integer('demande_decret_inclusif_id')
      .primaryKey()
      .generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .unique()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    diagnostique: text('diagnostique'),
    specialiste: text('specialiste'),
    difficultes: text('difficultes'),
    organisme: text('organisme'),
    amenagements: text('amenagements'),
    accompagnement: text('accompagnement'),
    modifieLe: instant('modifie_le').notNull(),
    /** A request is in progress from then on: read-only. */
    soumiseLe: instant('soumise_le'),
    /** The individual support plan waits for the student's signature. */
    paiPretLe: instant('pai_pret_le'),
    paiSigneLe: instant('pai_signe_le'),
    recuNumero: text('recu_numero').references(() => recus.numero),
  },
  (table) => [
    check('demandes_inclusif_pai_ck', sql`${table.paiPretLe} is null or ${table.soumiseLe} is not null`),
    check('demandes_inclusif_signe_ck', sql`${table.paiSigneLe} is null or ${table.paiPretLe} is not null`),
  ],
);

/** PDF attachments of a request; a file is attached once. */
export const annexesInclusif = pgTable(
  'annexes_inclusif',
  {
    documentId: integer('document_id')
      .primaryKey()
      .references(() => documents.documentId),
    demandeDecretInclusifId: integer('demande_decret_inclusif_id')
      .notNull()
      .references(() => demandesInclusif.demandeDecretInclusifId, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
  },
  (table) => [index('annexes_inclusif_demande_idx').on(table.demandeDecretInclusifId)],
);

/** S2 §3 PAI rows: what is arranged for a unit. */
export const lignesPai = pgTable(
  'lignes_pai',
  {
    demandeDecretInclusifId: integer('demande_decret_inclusif_id')
      .notNull()
      .references(() => demandesInclusif.demandeDecretInclusifId, { onDelete: 'cascade' }),
    uniteEnseignementId: integer('unite_enseignement_id')
      .notNull()
      .references(() => unitesEnseignement.uniteEnseignementId),
    amenagements: text('amenagements').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.demandeDecretInclusifId, table.uniteEnseignementId] }),
    check('lignes_pai_amenagements_ck', sql`${table.amenagements} <> ''`),
  ],
);

/**
 * Who read or changed an inclusive-teaching file. Apart from the audit that administrators read: a line there
 * would tell them who has such a file.
 */
export const accesInclusif = pgTable(
  'acces_inclusif',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** User name of who acted; null for a command of the institution. */
    actor: text('actor'),
    action: text('action').notNull(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** File that was attached, read or removed. */
    documentId: integer('document_id'),
    /** Why the institution read this trail; null for anything else. */
    motif: text('motif'),
    origin: text('origin'),
    requestId: text('request_id'),
  },
  (table) => [
    index('acces_inclusif_at_idx').on(table.at),
    index('acces_inclusif_etudiant_idx').on(table.etudiantId, table.at),
  ],
);
