import type { parametres } from 'server-schema/platform/parameters';
import type { pays } from 'server-schema/records/people';
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

const VALUES: Record<string, string[]> = {
  [DEMO_MARK]: ['Haute École du Parc'],
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

/** Choice lists without a table of their own. */
export const parameterRows: (typeof parametres.$inferInsert)[] = Object.entries(VALUES).flatMap(
  ([nom, labels]) =>
    labels.map((libelle, index) => ({ nom, valeurId: index + 1, libelle, ordre: index, actif: true })),
);
