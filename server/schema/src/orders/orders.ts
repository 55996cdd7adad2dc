import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
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
import { etudiants } from '../records/people';

/** Course materials on sale; prices are integer euro cents. */
export const supports = pgTable(
  'supports',
  {
    supportId: integer('support_id').primaryKey().generatedByDefaultAsIdentity(),
    codeInterne: text('code_interne').notNull().unique(),
    /** The words shown: `Syllabus`, `Recueil`, `Livre`. */
    type: text('type').notNull(),
    libelle: text('libelle').notNull(),
    prix: integer('prix').notNull(),
    /** No longer sold; orders that hold it keep their line. */
    retire: boolean('retire').notNull().default(false),
    /** Copies of a whole sale, those that are ordered among them; null = as many as are asked for. */
    stock: integer('stock'),
  },
  (table) => [
    check('supports_prix_ck', sql`${table.prix} > 0`),
    check('supports_stock_ck', sql`${table.stock} >= 0`),
  ],
);

/** Activities that use a support: it is listed for those who follow one of them. */
export const supportsActivites = pgTable(
  'supports_activites',
  {
    supportId: integer('support_id')
      .notNull()
      .references(() => supports.supportId, { onDelete: 'cascade' }),
    activiteApprentissageId: integer('activite_apprentissage_id')
      .notNull()
      .references(() => activitesApprentissage.activiteApprentissageId),
  },
  (table) => [
    primaryKey({ columns: [table.supportId, table.activiteApprentissageId] }),
    index('supports_activites_activite_idx').on(table.activiteApprentissageId),
  ],
);

/** S1 §3 Order. Amounts are the server's, frozen when it was placed. */
export const commandes = pgTable(
  'commandes',
  {
    commandeId: integer('commande_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    dateHeure: timestamp('date_heure', { withTimezone: true }).notNull(),
    montant: integer('montant').notNull(),
    /** Part of it that is on the student's own list, which an intervention may refund. */
    montantSyllabus: integer('montant_syllabus').notNull(),
    /** Due on ordering; the whole amount from the first day of the academic year on. */
    acompte: integer('acompte').notNull(),
    /** Last day to pay the balance; null when there is none. */
    soldeEcheance: date('solde_echeance', { mode: 'string' }),
    vcs: char('vcs', { length: 20 }).notNull().unique(),
    /** What became of an intervention; null when there is none. */
    message: text('message'),
    /** SHA-256, hex, of the lines: tells the same order sent twice. */
    empreinte: char('empreinte', { length: 64 }).notNull(),
    recuNumero: text('recu_numero').references(() => recus.numero),
  },
  (table) => [
    index('commandes_etudiant_idx').on(table.etudiantId, table.dateHeure),
    check('commandes_montant_ck', sql`${table.montant} > 0`),
    check('commandes_syllabus_ck', sql`${table.montantSyllabus} between 0 and ${table.montant}`),
    check('commandes_acompte_ck', sql`${table.acompte} between 1 and ${table.montant}`),
    check(
      'commandes_solde_ck',
      sql`(${table.soldeEcheance} is null) = (${table.acompte} = ${table.montant})`,
    ),
    check('commandes_message_ck', sql`${table.message} <> ''`),
  ],
);

/** S1 §3 Order line, with its price in cents at the time of the order. */
export const lignesCommande = pgTable(
  'lignes_commande',
  {
    commandeId: integer('commande_id')
      .notNull()
      .references(() => commandes.commandeId, { onDelete: 'cascade' }),
    supportId: integer('support_id')
      .notNull()
      .references(() => supports.supportId),
    quantite: smallint('quantite').notNull(),
    prix: integer('prix').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commandeId, table.supportId] }),
    index('lignes_commande_support_idx').on(table.supportId),
    check('lignes_commande_quantite_ck', sql`${table.quantite} > 0`),
    check('lignes_commande_prix_ck', sql`${table.prix} > 0`),
  ],
);

/** Transfers read from bank statements, negative where the bank took one back; each entry counts once. */
export const paiements = pgTable(
  'paiements',
  {
    paiementId: integer('paiement_id').primaryKey().generatedByDefaultAsIdentity(),
    commandeId: integer('commande_id')
      .notNull()
      .references(() => commandes.commandeId, { onDelete: 'cascade' }),
    /** Account that received it, IBAN without spaces. */
    compte: text('compte').notNull(),
    /** The statement's identification, and the entry's own within it. */
    releve: text('releve').notNull(),
    reference: text('reference').notNull(),
    /** What the entry is, with its rank among equal ones; null on a row of before 2026-11-29. */
    identite: text('identite').unique('paiements_identite_uq'),
    jour: date('jour', { mode: 'string' }).notNull(),
    montant: integer('montant').notNull(),
    /** Name of the import that wrote it, by which it can be taken back; null on a row of before 2026-11-29. */
    importation: text('importation'),
  },
  (table) => [
    unique('paiements_ecriture_uq').on(table.compte, table.releve, table.reference),
    index('paiements_commande_idx').on(table.commandeId),
  ],
);

/** Requests of grant holders for a refund: one an order. */
export const interventions = pgTable('interventions', {
  commandeId: integer('commande_id')
    .primaryKey()
    .references(() => commandes.commandeId, { onDelete: 'cascade' }),
  date: timestamp('date', { withTimezone: true }).notNull(),
});
