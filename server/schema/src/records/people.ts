import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Words with weights, for `@@`; written by the application (platform/people/search-document.ts). */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Countries with the nationality that goes with them. */
export const pays = pgTable('pays', {
  paysId: integer('pays_id').primaryKey().generatedByDefaultAsIdentity(),
  iso2: char('iso2', { length: 2 }).notNull().unique(),
  libelle: text('libelle').notNull(),
  nationalite: text('nationalite'),
});

/** A student and her personal data (S1 §3 Student). Amounts of nothing, dates without time. */
export const etudiants = pgTable(
  'etudiants',
  {
    etudiantId: integer('etudiant_id').primaryKey().generatedByDefaultAsIdentity(),
    matricule: text('matricule').notNull().unique(),
    /** Empty for who has one name alone. */
    prenom: text('prenom').notNull().default(''),
    nom: text('nom').notNull(),
    prenom2: text('prenom2'),
    autresPrenoms: text('autres_prenoms'),
    /** Name and first name without accents, case or punctuation: what lists are ordered by. */
    nomRecherche: text('nom_recherche').notNull(),
    prenomRecherche: text('prenom_recherche').notNull(),
    /** Words of the name (A), of the first name (B) and the number (C): what staff search in. */
    recherche: tsvector('recherche').notNull(),
    dateNaissance: date('date_naissance', { mode: 'string' }),
    lieuNaissance: text('lieu_naissance'),
    paysNaissanceId: integer('pays_naissance_id').references(() => pays.paysId),
    paysNationaliteId: integer('pays_nationalite_id').references(() => pays.paysId),
    etatCivil: text('etat_civil'),
    numPieceIdentite: text('num_piece_identite'),
    validitePieceIdentite: date('validite_piece_identite', { mode: 'string' }),
    /** 11 digits, without separators. */
    numRegistreNational: char('num_registre_national', { length: 11 }).unique(),
    /** Without spaces. */
    iban: text('iban'),
    titulaireCompte: text('titulaire_compte'),
    photoDocumentId: integer('photo_document_id'),
    estBoursier: boolean('est_boursier').notNull().default(false),
    /** false after too many failures: a refusal of re-enrolment (S1 §8). */
    financable: boolean('financable').notNull().default(true),
    /** false keeps the transcript back. */
    minervalRegle: boolean('minerval_regle').notNull().default(true),
    /** Next step of the re-enrolment wizard, 0 to 5; null once it is finished. */
    etapeReinscription: smallint('etape_reinscription').default(0),
    /** When what the rules say of her was erased: from then on no package writes of her. */
    effaceLe: timestamp('efface_le', { withTimezone: true }),
  },
  (table) => [
    index('etudiants_recherche_idx').using('gin', table.recherche),
    check('etudiants_matricule_ck', sql`${table.matricule} ~ '^[0-9]{6,8}$'`),
    check('etudiants_niss_ck', sql`${table.numRegistreNational} ~ '^[0-9]{11}$'`),
    check('etudiants_iban_ck', sql`${table.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'`),
    check('etudiants_etape_ck', sql`${table.etapeReinscription} between 0 and 5`),
  ],
);

export const typesAdresse = pgTable('types_adresse', {
  typeAdresseId: integer('type_adresse_id').primaryKey().generatedByDefaultAsIdentity(),
  libelle: text('libelle').notNull().unique(),
  /** What it is for (ADDRESS_USAGES); null for one that the portal has no use of its own for. */
  usage: text('usage'),
});

/** S1 §3 Address. */
export const adresses = pgTable(
  'adresses',
  {
    adresseId: integer('adresse_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    typeAdresseId: integer('type_adresse_id')
      .notNull()
      .references(() => typesAdresse.typeAdresseId),
    ligne1: text('ligne1').notNull(),
    ligne2: text('ligne2'),
    codePostal: text('code_postal').notNull(),
    localite: text('localite').notNull(),
    etat: text('etat'),
    paysId: integer('pays_id')
      .notNull()
      .references(() => pays.paysId),
  },
  (table) => [index('adresses_etudiant_idx').on(table.etudiantId)],
);

export const typesMoyenContact = pgTable('types_moyen_contact', {
  typeMoyenContactId: integer('type_moyen_contact_id').primaryKey().generatedByDefaultAsIdentity(),
  libelle: text('libelle').notNull().unique(),
  /** What it is for (MEAN_USAGES); null for one that the portal has no use of its own for. */
  usage: text('usage'),
});

/** S1 §3 Contact means. */
export const moyensContact = pgTable(
  'moyens_contact',
  {
    moyenContactId: integer('moyen_contact_id').primaryKey().generatedByDefaultAsIdentity(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    typeMoyenContactId: integer('type_moyen_contact_id')
      .notNull()
      .references(() => typesMoyenContact.typeMoyenContactId),
    valeur: text('valeur').notNull(),
    qualification: text('qualification'),
    /** An e-mail address that nobody proved yet: no mail goes there but its code. */
    aConfirmer: boolean('a_confirmer').notNull().default(false),
    /** Where mails go meanwhile: the proven address that it took the place of; null where there was none. */
    valeurProuvee: text('valeur_prouvee'),
  },
  (table) => [index('moyens_contact_etudiant_idx').on(table.etudiantId)],
);

/**
 * A new e-mail address that counts only once its code was given, one a student; the row stays when it is over, so
 * that the codes of the hour are counted.
 */
export const emailsAConfirmer = pgTable(
  'emails_a_confirmer',
  {
    etudiantId: integer('etudiant_id')
      .primaryKey()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    /** The contact mean that it replaces; null = a new one. */
    moyenContactId: integer('moyen_contact_id').references(() => moyensContact.moyenContactId, {
      onDelete: 'set null',
    }),
    valeur: text('valeur').notNull(),
    qualification: text('qualification'),
    /** SHA-256 of student, address and code, hex; null = confirmed or given up. */
    empreinteCode: char('empreinte_code', { length: 64 }),
    expiration: timestamp('expiration', { withTimezone: true }).notNull(),
    essais: smallint('essais').notNull(),
    /** Codes sent since the hour began. */
    envois: smallint('envois').notNull(),
    debutHeure: timestamp('debut_heure', { withTimezone: true }).notNull(),
  },
  (table) => [index('emails_a_confirmer_moyen_idx').on(table.moyenContactId)],
);

/** Staff whom students meet: managers, coordinators, supervisors. */
export const membresPersonnel = pgTable(
  'membres_personnel',
  {
    membrePersonnelId: integer('membre_personnel_id').primaryKey().generatedByDefaultAsIdentity(),
    prenom: text('prenom').notNull(),
    nom: text('nom').notNull(),
    email: text('email').notNull(),
    telephone: text('telephone'),
    local: text('local'),
    /** May supervise a thesis. */
    promoteur: boolean('promoteur').notNull().default(false),
  },
  (table) => [unique('membres_personnel_email_uq').on(table.email)],
);
