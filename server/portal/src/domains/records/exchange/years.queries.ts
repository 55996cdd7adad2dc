import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { field, type Kind, type KindRule, reference } from 'server-exchange/package/format/kind';
import { anneesAcademiques, pays, sessions, typesAdresse, typesMoyenContact } from 'server-schema';
import { ADDRESS_USAGES, EMAIL_USAGE, LEGAL_USAGE, MEAN_USAGES } from 'shared-contract/contacts/usages';

/** One type at least, of the file or of those that the portal keeps, has this role. */
const needsUsage = (table: PgTable, key: string, usage: string, why: string): KindRule => ({
  breaches: (stage) => `
    with read as (select s."${key}" as libelle, to_jsonb(s) as cells, s.line from ${stage} s)
    select min(line) as line, '' as value from read
    having count(*) > 0 and not coalesce(bool_or(cells ->> 'Usage' = '${usage}'), false)
      and not exists (select 1 from ${getTableName(table)} t where t.usage = '${usage}'
        and not exists (select 1 from read r where r.libelle = t.libelle and r.cells ? 'Usage'))`,
  header: 'Usage',
  why: `aucun type n’a l’usage «\u00a0${usage}\u00a0»\u00a0: ${why}`,
  how: `Écrivez ${usage} dans la colonne Usage du type qui y sert.`,
});

export const countries: Kind = {
  name: 'pays',
  title: 'Pays',
  text: 'Les pays et les nationalités, dans l’ordre des listes de choix.',
  table: pays,
  key: ['PaysCode'],
  fields: {
    PaysCode: field(pays.iso2, 'Code ISO 3166-1 du pays, deux lettres.', {
      pattern: /^[A-Z]{2}$/,
      example: 'BE',
    }),
    Pays: field(pays.libelle, 'Nom français.'),
    PaysNationalite: field(pays.nationalite, 'Nationalité, au féminin ou sous la forme qui est affichée.'),
  },
  standards: ['Address.country', '–', 'Address.countryCode'],
};

export const addressTypes: Kind = {
  name: 'types-adresse',
  title: 'Types d’adresse',
  text: 'Les sortes d’adresse que connaît l’école.',
  table: typesAdresse,
  key: ['TypeAdresse'],
  fields: {
    TypeAdresse: field(
      typesAdresse.libelle,
      'Ce qui est affiché\u00a0: «\u00a0Domicile Légal\u00a0», «\u00a0Kot\u00a0».',
    ),
    Usage: field(
      typesAdresse.usage,
      'À quoi elle sert au portail, quel que soit son nom\u00a0: un type au moins est un domicile, que demande la réinscription.',
      { choices: ADDRESS_USAGES },
    ),
  },
  rules: [needsUsage(typesAdresse, 'TypeAdresse', LEGAL_USAGE, 'personne ne pourrait se réinscrire')],
  standards: ['Address.addressType', '–', 'Address.addressType'],
};

export const contactTypes: Kind = {
  name: 'types-contact',
  title: 'Types de moyen de contact',
  text: 'Les sortes de moyen de contact que connaît l’école.',
  table: typesMoyenContact,
  key: ['TypeMoyenContact'],
  fields: {
    TypeMoyenContact: field(
      typesMoyenContact.libelle,
      'Ce qui est affiché\u00a0: «\u00a0Email\u00a0», «\u00a0GSM\u00a0».',
    ),
    Usage: field(
      typesMoyenContact.usage,
      'À quoi il sert au portail, quel que soit son nom\u00a0: un type au moins est une adresse e-mail, où partent les e-mails.',
      { choices: MEAN_USAGES },
    ),
  },
  rules: [needsUsage(typesMoyenContact, 'TypeMoyenContact', EMAIL_USAGE, 'aucun e-mail ne pourrait partir')],
  standards: ['–', '–', '–'],
};

/** Years of the package that share a day with another of the package or the portal. */
const yearsApart: KindRule = {
  breaches: (stage) => `with years as (
      select s."AnneeAcademiqueValeur" as valeur, s."Debut" as debut, s."Fin" as fin, s.line from ${stage} s
      union all select a.valeur, a.debut, a.fin, null from annees_academiques a
        where not exists (select 1 from ${stage} s where s."AnneeAcademiqueValeur" = a.valeur)
    ) select y.line, y.valeur as value from years y where y.line is not null and exists (
      select 1 from years o where o.valeur <> y.valeur and o.debut <= y.fin and y.debut <= o.fin)`,
  header: 'AnneeAcademiqueValeur',
  needs: ['Debut', 'Fin'],
  isRemark: true,
  why: 'cette année a des jours d’une autre année',
  how: 'Corrigez Debut ou Fin de l’une des deux.',
};

export const academicYears: Kind = {
  name: 'annees',
  title: 'Années académiques',
  text: 'Chaque année académique, de son premier à son dernier jour.',
  table: anneesAcademiques,
  key: ['AnneeAcademiqueValeur'],
  fields: {
    AnneeAcademiqueValeur: field(anneesAcademiques.valeur, 'L’année, telle qu’elle est affichée.', {
      pattern: /^\d{4}-\d{4}$/,
      example: '2026-2027',
    }),
    Debut: field(anneesAcademiques.debut, 'Premier jour.'),
    Fin: field(anneesAcademiques.fin, 'Dernier jour, après le premier.'),
  },
  rules: [yearsApart],
  standards: [
    'AcademicSession (année)',
    'academicSessions.csv, schoolYear',
    'AcademicSession, academic year',
  ],
};

export const examSessions: Kind = {
  name: 'sessions',
  title: 'Sessions d’examens',
  text: 'Les sessions d’examens d’une année\u00a0: 1 janvier, 2 juin, 3 septembre.',
  table: sessions,
  key: ['AnneeAcademiqueValeur', 'SessionNumero'],
  references: [reference(sessions.anneeAcademiqueId, 'annees', ['AnneeAcademiqueValeur'])],
  fields: {
    SessionNumero: field(sessions.numero, '1, 2 ou 3.', { range: [1, 3] }),
    Session: field(sessions.libelle, 'Ce qui est affiché\u00a0: «\u00a0janvier 2027\u00a0».'),
    Debut: field(sessions.debut, 'Premier jour.'),
    Fin: field(sessions.fin, 'Dernier jour, pas avant le premier.'),
  },
  standards: ['AcademicSession (session)', 'academicSessions.csv, term', 'AcademicSession, testing period'],
};
