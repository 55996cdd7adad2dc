import { sql } from 'drizzle-orm';
import {
  char,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { comptes } from '../platform/accounts';
import { etudiants } from './people';
import { inscriptions } from './records';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Bytes kept in the database, once for equal content; bigger files live in the file store under the same key. */
export const contenus = pgTable('contenus', {
  /** SHA-256 of the content, hex. */
  empreinte: char('empreinte', { length: 64 }).primaryKey(),
  contenu: bytea('contenu').notNull(),
});

/** Every stored file, whoever put it there (a DocumentID). */
export const documents = pgTable(
  'documents',
  {
    documentId: integer('document_id').primaryKey().generatedByDefaultAsIdentity(),
    /** Name without extension. */
    nom: text('nom').notNull(),
    extension: text('extension').notNull(),
    typeContenu: text('type_contenu').notNull(),
    /** Bytes. */
    taille: integer('taille').notNull(),
    /** SHA-256 of the content, hex: key of its bytes. */
    empreinte: char('empreinte', { length: 64 }).notNull(),
    usage: text('usage').notNull().default('document'),
    /** Whose file it is; null for what the institution publishes to all. */
    etudiantId: integer('etudiant_id').references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** Who uploaded it; null for the institution. */
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    modifieLe: timestamp('modifie_le', { withTimezone: true }).notNull(),
    /** SHA-256 of what was sent, before images are written anew; null for the institution's files. */
    empreinteRecue: char('empreinte_recue', { length: 64 }),
    /** When it was attached to something; an upload is attached once, and swept while it is not. */
    attacheLe: timestamp('attache_le', { withTimezone: true }),
  },
  (table) => [
    index('documents_etudiant_idx').on(table.etudiantId),
    index('documents_empreinte_idx').on(table.empreinte),
    index('documents_orphelins_idx')
      .on(table.modifieLe)
      .where(sql`${table.attacheLe} is null and ${table.empreinteRecue} is not null`),
    check('documents_taille_ck', sql`${table.taille} >= 0`),
  ],
);

/** Downloadable files of an enrolment (S2 §3), read once served to their owner. */
export const documentsInscription = pgTable(
  'documents_inscription',
  {
    documentId: integer('document_id')
      .primaryKey()
      .references(() => documents.documentId, { onDelete: 'cascade' }),
    inscriptionId: integer('inscription_id')
      .notNull()
      .references(() => inscriptions.inscriptionId, { onDelete: 'cascade' }),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** `name.ext`, unique within the enrolment: how it is asked for. */
    nomComplet: text('nom_complet').notNull(),
    luLe: timestamp('lu_le', { withTimezone: true }),
  },
  (table) => [
    unique('documents_inscription_nom_uq').on(table.inscriptionId, table.nomComplet),
    index('documents_inscription_non_lus_idx').on(table.etudiantId).where(sql`${table.luLe} is null`),
  ],
);

/** Required documents of a student's file (S2 §3 Required document). */
export const documentsDossier = pgTable(
  'documents_dossier',
  {
    documentDossierEtudiantId: integer('document_dossier_etudiant_id')
      .primaryKey()
      .generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    titre: text('titre').notNull(),
    /** `photo`: what is handed in becomes the student's photo, whatever the title says; null = a document. */
    usage: text('usage'),
    message: text('message'),
    statut: text('statut').notNull().default('demande'),
    /** Why it was refused. */
    motif: text('motif'),
    /** Last day to hand it in; null where the school set none. */
    echeance: date('echeance', { mode: 'string' }),
    /** When it got its state. */
    statutLe: timestamp('statut_le', { withTimezone: true }),
    /** A file is attached once. */
    documentId: integer('document_id')
      .unique()
      .references(() => documents.documentId),
  },
  (table) => [
    unique('documents_dossier_titre_uq').on(table.etudiantId, table.titre),
    index('documents_dossier_recus_idx').on(table.statutLe).where(sql`${table.statut} = 'recu'`),
    check('documents_dossier_statut_ck', sql`${table.statut} in ('demande', 'recu', 'refuse', 'accepte')`),
    check('documents_dossier_usage_ck', sql`${table.usage} = 'photo'`),
    check('documents_dossier_motif_ck', sql`${table.statut} <> 'refuse' or ${table.motif} is not null`),
  ],
);
