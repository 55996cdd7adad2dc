import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { documents } from './documents';
import { etudiants } from './people';

const etudiantId = () =>
  integer('etudiant_id')
    .notNull()
    .references(() => etudiants.etudiantId, { onDelete: 'cascade' });

/** The paper that proves a line, among the student's files. */
const preuveId = () =>
  integer('document_id').references(() => documents.documentId, { onDelete: 'set null' });

/** What the student studied elsewhere before (S2 §2 verifications). */
export const parcoursAnterieurs = pgTable(
  'parcours_anterieurs',
  {
    parcoursAnterieurId: integer('parcours_anterieur_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: etudiantId(),
    libelle: text('libelle').notNull(),
    etablissement: text('etablissement').notNull(),
    anneeDebut: smallint('annee_debut').notNull(),
    /** null = one year only. */
    anneeFin: smallint('annee_fin'),
    /** How it ended: `Réussi`, `Non terminé`. */
    issue: text('issue'),
    documentId: preuveId(),
  },
  (table) => [
    index('parcours_anterieurs_etudiant_idx').on(table.etudiantId),
    check('parcours_anterieurs_annees_ck', sql`${table.anneeFin} >= ${table.anneeDebut}`),
  ],
);

/** Jobs that the student declared (S2 §2 verifications). */
export const emplois = pgTable(
  'emplois',
  {
    emploiId: integer('emploi_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: etudiantId(),
    libelle: text('libelle').notNull(),
    employeur: text('employeur').notNull(),
    anneeDebut: smallint('annee_debut').notNull(),
    /** null = still in it. */
    anneeFin: smallint('annee_fin'),
    documentId: preuveId(),
  },
  (table) => [
    index('emplois_etudiant_idx').on(table.etudiantId),
    check('emplois_annees_ck', sql`${table.anneeFin} >= ${table.anneeDebut}`),
  ],
);
