import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { etudiants } from '../records/people';

/** Who may sign in, with which roles; a student's account points at her file. */
export const comptes = pgTable(
  'comptes',
  {
    compteId: integer('compte_id').primaryKey().generatedByDefaultAsIdentity(),
    /** User name of the identity provider; a student's is the matricule. */
    identifiant: text('identifiant').notNull().unique(),
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    etudiantId: integer('etudiant_id')
      .unique()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    actif: boolean('actif').notNull().default(true),
    bloque: boolean('bloque').notNull().default(false),
    /** Version of the privacy policy that was accepted, and when; null until then. */
    rgpdVersion: text('rgpd_version'),
    rgpdDate: timestamp('rgpd_date', { withTimezone: true }),
    /** Name of a member of staff as the school writes it: it wins over the provider's. */
    nom: text('nom'),
    /** Name that the identity provider told at the last sign-in; null for students, whose file has theirs. */
    nomFournisseur: text('nom_fournisseur'),
    /** What a member of staff does at the school: « Secrétariat de gestion ». */
    fonction: text('fonction'),
    /** `scrypt$N$r$p$salt$hash`, base64url; only the demo identity provider reads it. */
    motDePasse: text('mot_de_passe'),
  },
  (table) => [
    check(
      'comptes_roles_ck',
      sql`${table.roles} <@ array['student','admin','programmes','verifications','gestion']`,
    ),
    check('comptes_etudiant_ck', sql`('student' = any(${table.roles})) = (${table.etudiantId} is not null)`),
    check('comptes_rgpd_ck', sql`(${table.rgpdVersion} is null) = (${table.rgpdDate} is null)`),
  ],
);
