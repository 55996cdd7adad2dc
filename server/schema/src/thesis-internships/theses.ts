import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { recus } from '../platform/platform';
import { sessions } from '../records/catalogue';
import { documents } from '../records/documents';
import { etudiants, membresPersonnel } from '../records/people';
import { placementColumns } from './placements';

/** S1 §3 Thesis: one a student, opened by the school and filled in by her. */
export const memoires = pgTable(
  'memoires',
  {
    memoireId: integer('memoire_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .unique()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    titre: text('titre'),
    titreModification: text('titre_modification'),
    titreDefinitif: text('titre_definitif'),
    /** The supervisor. */
    membrePersonnelId: integer('membre_personnel_id').references(() => membresPersonnel.membrePersonnelId),
    /** Values of the lists LangueMemoireID and LangueDefenseID. */
    langueMemoireId: integer('langue_memoire_id'),
    langueDefenseId: integer('langue_defense_id'),
    sessionId: integer('session_id').references(() => sessions.sessionId),
    statutConfidentialiteId: integer('statut_confidentialite_id'),
    resume: text('resume'),
    motsClefs: text('mots_clefs'),
    datesExamens: text('dates_examens'),
    entrepriseFamiliale: boolean('entreprise_familiale').notNull().default(false),
    /** null = not answered. */
    consentementRgpd: boolean('consentement_rgpd'),
    consentementLicence: boolean('consentement_licence'),
    disciplineId: integer('discipline_id'),
    /** A file is attached once, and the two are not the same. */
    fichierAvecAnnexesId: integer('fichier_avec_annexes_id')
      .unique()
      .references(() => documents.documentId),
    fichierSansAnnexesId: integer('fichier_sans_annexes_id')
      .unique()
      .references(() => documents.documentId),
    /** Decided by the school: the thesis may be handed in for the second session. */
    secondeSession: boolean('seconde_session').notNull().default(false),
    remisLe: timestamp('remis_le', { withTimezone: true }),
    recuNumero: text('recu_numero').references(() => recus.numero),
    ...placementColumns(),
  },
  (table) => [
    check('memoires_titre_ck', sql`char_length(${table.titre}) between 1 and 1000`),
    check('memoires_resume_ck', sql`char_length(${table.resume}) <= 8000`),
    check(
      'memoires_remis_ck',
      sql`${table.remisLe} is null or (${table.titreDefinitif} is not null and ${table.disciplineId} is not null
        and ${table.fichierAvecAnnexesId} is not null and ${table.fichierSansAnnexesId} is not null
        and ${table.consentementRgpd} and ${table.consentementLicence} is not null)`,
    ),
    check('memoires_fichiers_ck', sql`${table.fichierAvecAnnexesId} <> ${table.fichierSansAnnexesId}`),
  ],
);
