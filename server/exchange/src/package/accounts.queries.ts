import { comptes, evenements, evenementsEtudiants, evenementsSections, parametres } from 'server-schema';
import { ACCESS_FLAGS } from 'shared-contract';
import { ROLES } from 'shared-contract/base/access';
import { PACKAGE_LISTS } from 'shared-contract/parameters/parameters';
import { STAFF_ACCOUNT_LIMITS } from 'shared-contract/staff-accounts/staff-accounts';
import { field, type Kind, reference } from './format/kind';
import { endsAfter } from './format/order-rule';

const choiceLists: Kind = {
  name: 'parametres',
  title: 'Listes de choix',
  text: 'Les valeurs que proposent les formulaires.',
  table: parametres,
  only: "t.nom <> 'InstitutionDeDemonstration'",
  key: ['Nom', 'ValeurID'],
  fields: {
    Nom: field(parametres.nom, `Liste\u00a0: ${PACKAGE_LISTS.map((name) => `\`${name}\``).join(', ')}.`, {
      doubt: {
        isPlausible: (name) => PACKAGE_LISTS.some((one) => one === name),
        why: 'le portail ne se sert d’aucune liste de ce nom',
        how: `Listes connues\u00a0: ${PACKAGE_LISTS.join(', ')}.`,
      },
    }),
    ValeurID: field(parametres.valeurId, 'Numéro de la valeur dans sa liste.'),
    Libelle: field(parametres.libelle, 'Ce qui est affiché.'),
    Code: field(
      parametres.code,
      'Ce que c’est, quel que soit son libellé. DiplomeID\u00a0: le code du programme (`programmes.csv`), sans lequel personne n’y est inscrit. CoursLangue3ID\u00a0: le code ISO 639 de la langue, `de` pour celle qui est proposée d’abord. MotDeNote\u00a0: le mot qui tient lieu de note dans `resultats.csv` (ABS, CM), dont Libelle dit le sens sous les résultats.',
      { max: 40 },
    ),
    Ordre: field(parametres.ordre, 'Rang.'),
    Actif: field(parametres.actif, 'Encore proposée.'),
  },
  closes: { header: 'Actif', value: 'false' },
  standards: ['–', '–', '–'],
};

const accounts: Kind = {
  name: 'comptes',
  title: 'Comptes',
  text: 'Qui peut se connecter, avec quels droits. Ceux des étudiants se créent d’eux-mêmes\u00a0: ce fichier sert au personnel et aux exceptions. Aucun mot de passe n’y est.',
  table: comptes,
  key: ['Username'],
  references: [reference(comptes.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    Username: field(
      comptes.identifiant,
      'Identifiant chez le fournisseur d’identité\u00a0; le matricule d’un étudiant.',
    ),
    Nom: field(
      comptes.nom,
      'Prénom et nom d’un membre du personnel, tels qu’ils s’affichent\u00a0; vide\u00a0: ceux du fournisseur d’identité, sinon l’identifiant.',
      { max: STAFF_ACCOUNT_LIMITS.name },
    ),
    Fonction: field(
      comptes.fonction,
      'Ce que fait un membre du personnel\u00a0: «\u00a0Secrétariat de gestion\u00a0».',
      { max: STAFF_ACCOUNT_LIMITS.function },
    ),
    Roles: field(comptes.roles, 'Droits, séparés par une espace.', {
      choices: ROLES,
    }),
    Actif: field(comptes.actif, 'Peut se connecter.'),
    Bloque: field(comptes.bloque, 'Bloqué\u00a0: il ne lit que ses documents et ses valves.'),
    VersionVieprivee: field(comptes.rgpdVersion, 'Politique de confidentialité acceptée.', { once: true }),
    AcceptationLe: field(comptes.rgpdDate, 'Quand elle le fut.', { once: true }),
  },
  closes: { header: 'Actif', value: 'false' },
  standards: ['Person.credentials', 'users.csv, enabledUser, roles', 'Person.primaryCode'],
};

const windows: Kind = {
  name: 'periodes',
  title: 'Périodes',
  text: 'Quand chaque événement est ouvert.',
  table: evenements,
  key: ['Flag'],
  fields: {
    Flag: field(evenements.flag, 'L’événement.', { choices: ACCESS_FLAGS }),
    Libelle: field(evenements.libelle, 'Ce qui est affiché.'),
    Ouverture: field(evenements.ouverture, 'Ouvert à partir de cet instant.'),
    Fermeture: field(evenements.fermeture, 'Fermé à partir de cet instant, après l’ouverture.'),
    Message: field(
      evenements.message,
      'Ce qui se lit une fois fermé\u00a0; vide\u00a0: les mots du portail.',
      {
        max: 300,
        lines: true,
      },
    ),
  },
  standards: [
    'AcademicSession (période)',
    'academicSessions.csv, gradingPeriod',
    'Offering.enrollStartDate, enrollEndDate',
  ],
};

const sectionWindows: Kind = {
  name: 'periodes-sections',
  title: 'Périodes d’une section',
  text: 'Quand un événement est ouvert aux étudiants d’un programme, à la place de la période de toute l’école.',
  table: evenementsSections,
  key: ['Flag', 'ProgrammeCode'],
  references: [reference(evenementsSections.programmeId, 'programmes', ['ProgrammeCode'])],
  fields: {
    Flag: field(evenementsSections.flag, 'L’événement.', { choices: ACCESS_FLAGS }),
    Ouverture: field(evenementsSections.ouverture, 'Ouvert à partir de cet instant.'),
    Fermeture: field(evenementsSections.fermeture, 'Fermé à partir de cet instant, après l’ouverture.'),
    Message: field(
      evenementsSections.message,
      'Ce qui se lit une fois fermé\u00a0; vide\u00a0: les mots du portail.',
      { max: 300, lines: true },
    ),
  },
  standards: ['AcademicSession (période)', '–', 'Offering.enrollStartDate, enrollEndDate'],
};

const decisions: Kind = {
  name: 'periodes-etudiants',
  title: 'Périodes d’un étudiant',
  text: 'Ce qui fut décidé pour un étudiant\u00a0: une invitation, une période à lui, un refus motivé.',
  table: evenementsEtudiants,
  key: ['EtudiantMatricule', 'Flag'],
  references: [reference(evenementsEtudiants.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    Flag: field(evenementsEtudiants.flag, 'L’événement.', { choices: ACCESS_FLAGS }),
    Ouvert: field(evenementsEtudiants.ouvert, 'Invité, ou refusé.'),
    Ouverture: field(evenementsEtudiants.ouverture, 'Vide\u00a0: celle de l’événement.'),
    Fermeture: field(evenementsEtudiants.fermeture, 'Vide\u00a0: celle de l’événement.'),
    Raison: field(evenementsEtudiants.raison, 'Pourquoi c’est fermé, pour l’étudiant\u00a0; requise alors.', {
      max: 1000,
    }),
  },
  rules: [endsAfter('Ouverture', 'Fermeture')],
  closes: { header: 'Ouvert', value: 'false' },
  standards: ['–', '–', '–'],
};

/** Package kinds of the platform: independent lists first, then students' data. */
export const listKinds = [choiceLists, windows];
export const accountKinds = [accounts, sectionWindows, decisions];
