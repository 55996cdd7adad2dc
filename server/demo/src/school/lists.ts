import type { parametres } from 'server-schema/platform/parameters';
import type { pays, typesAdresse, typesMoyenContact } from 'server-schema/records/people';
import { CONTACT_LABELS } from 'shared-contract/quoted';
import countries from '../data/pays.json' with { type: 'json' };

/** Types of address (S1 §3), by their number. */
export const ADDRESS_TYPE = {
  'Domicile Légal': 1,
  Kot: 2,
  'Deuxième parent': 3,
  'Siège social': 4,
  'Logement Erasmus': 5,
} as const;

/** Types of contact means (S1 §3), by their number. */
export const CONTACT_TYPE = { Email: 1, Téléphone: 2, GSM: 3, Fax: 4 } as const;

/** The rows of both, with what each type is for. */
export const addressTypeRows: (typeof typesAdresse.$inferInsert)[] = [
  { typeAdresseId: ADDRESS_TYPE['Domicile Légal'], libelle: CONTACT_LABELS.addressLegal, usage: 'domicile' },
  { typeAdresseId: ADDRESS_TYPE.Kot, libelle: CONTACT_LABELS.addressKot, usage: 'residence' },
  {
    typeAdresseId: ADDRESS_TYPE['Deuxième parent'],
    libelle: CONTACT_LABELS.addressSecondParent,
    usage: 'parent',
  },
  { typeAdresseId: ADDRESS_TYPE['Siège social'], libelle: CONTACT_LABELS.addressHeadOffice, usage: 'siege' },
  {
    typeAdresseId: ADDRESS_TYPE['Logement Erasmus'],
    libelle: CONTACT_LABELS.addressErasmus,
    usage: 'erasmus',
  },
];
export const contactTypeRows: (typeof typesMoyenContact.$inferInsert)[] = [
  { typeMoyenContactId: CONTACT_TYPE.Email, libelle: CONTACT_LABELS.meanEmail, usage: 'email' },
  { typeMoyenContactId: CONTACT_TYPE.Téléphone, libelle: CONTACT_LABELS.meanPhone, usage: 'telephone' },
  { typeMoyenContactId: CONTACT_TYPE.GSM, libelle: CONTACT_LABELS.meanMobile, usage: 'gsm' },
  { typeMoyenContactId: CONTACT_TYPE.Fax, libelle: CONTACT_LABELS.meanFax, usage: 'fax' },
];

export const countryRows: (typeof pays.$inferInsert)[] = countries.map(
  ({ iso2, libelle, nationalite }, index) => ({
    paysId: index + 1,
    iso2,
    libelle,
    nationalite,
  }),
);

const idByIso = new Map(countryRows.map(({ iso2, paysId }) => [iso2, paysId]));

/** Number of a country of the list, by its ISO code. */
export const countryId = (iso2: string): number => {
  const id = idByIso.get(iso2);
  if (id === undefined) throw new Error(`unknown country ${iso2}`);
  return id;
};

/** Marks a database that holds the demo institution. */
export const DEMO_MARK = 'InstitutionDeDemonstration';
/** What stands there for the first demo school. */
export const FIRST_MARK = 'Haute École du Parc';

const VALUES: Record<string, string[]> = {
  [DEMO_MARK]: [FIRST_MARK],
  LangueMemoireID: ['Français', 'Anglais', 'Néerlandais', 'Allemand'],
  LangueDefenseID: ['Français', 'Anglais', 'Néerlandais'],
  StatutConfidentialiteID: ['Public', 'Confidentiel 2 ans', 'Confidentiel 5 ans', 'Confidentiel 10 ans'],
  DisciplineMemoireID: [
    'Comptabilité et contrôle',
    'Droit et fiscalité',
    'Économie',
    'Entrepreneuriat',
    'Finance',
    'Gestion des ressources humaines',
    'Logistique et production',
    'Management de l’information',
    'Marketing',
    'Stratégie et développement durable',
  ],
  CoursLangue3ID: ['Allemand', 'Espagnol', 'Italien'],
  DiplomeID: ['Master en gestion de l’entreprise', 'Master en sciences de l’ingénieur industriel'],
  TypeSupportCoursID: ['Syllabus', 'Recueil d’exercices', 'Recueil de cas', 'Manuel'],
};

/** What values stand for whose meaning is not their label. */
const CODES: Record<string, string[]> = {
  CoursLangue3ID: ['de', 'es', 'it'],
  // The portal has no programme for the second one.
  DiplomeID: ['MGE'],
};

/** Choice lists without a table of their own. */
export const parameterRows: (typeof parametres.$inferInsert)[] = Object.entries(VALUES).flatMap(
  ([nom, labels]) =>
    labels.map((libelle, index) => ({
      nom,
      valeurId: index + 1,
      libelle,
      code: CODES[nom]?.[index] ?? null,
      ordre: index,
      actif: true,
    })),
);
