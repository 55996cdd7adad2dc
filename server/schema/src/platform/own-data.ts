import { sql } from 'drizzle-orm';
import { bigint, char, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { etudiants } from '../records/people';
import { comptes } from './accounts';
import { portalSessions } from './platform';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Copies of all that the portal holds about a person, made in the background and erased after some days. */
export const copiesDonnees = pgTable(
  'copies_donnees',
  {
    copieId: integer('copie_id').primaryKey().generatedAlwaysAsIdentity(),
    compteId: integer('compte_id')
      .notNull()
      .references(() => comptes.compteId, { onDelete: 'cascade' }),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    demandeeLe: instant('demandee_le').notNull(),
    /** While a server makes it: when that server is taken for dead. */
    verrouJusquAu: instant('verrou_jusqu_au'),
    essais: integer('essais').notNull().default(0),
    /** SHA-256 of the file, hex: key of its bytes; with its size and the two dates once it is ready. */
    empreinte: char('empreinte', { length: 64 }),
    /** Bytes. */
    taille: bigint('taille', { mode: 'number' }),
    preteLe: instant('prete_le'),
    expireLe: instant('expire_le'),
    echoueeLe: instant('echouee_le'),
  },
  (table) => [
    index('copies_donnees_etudiant_idx').on(table.etudiantId, table.demandeeLe),
    index('copies_donnees_empreinte_idx').on(table.empreinte),
    uniqueIndex('copies_donnees_en_cours_uq')
      .on(table.etudiantId)
      .where(sql`${table.preteLe} is null and ${table.echoueeLe} is null`),
  ],
);

/** The browser of a session in words; sessions of before, and browsers that say nothing known, have none. */
export const appareils = pgTable('appareils', {
  tokenHash: char('token_hash', { length: 64 })
    .primaryKey()
    .references(() => portalSessions.tokenHash, { onDelete: 'cascade' }),
  /** `Firefox sur Windows` */
  nom: text('nom').notNull(),
});
