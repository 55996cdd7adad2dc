import { plural } from 'shared-contract/base/french';

/** Sentences of the units of a year. */
export const UNITS_TEXTS = {
  title: 'Unités',
  count: (count: number) => `${count}\u00a0${plural(count, 'unité', 'unités')}`,
  shown: (count: number) => `${count}\u00a0${plural(count, 'unité affichée', 'unités affichées')}`,
  list: 'Unités d’enseignement',
  columns: { unit: 'Unité', terms: 'Quadrimestre', credits: 'ECTS', mark: 'Note', state: 'État' },
  kinds: { final: '/\u00a020', provisional: 'provisoire', partial: 'partiel' },
  kindWords: { final: 'sur\u00a020', provisional: 'provisoire', partial: 'partiel' },
  sessionWords: {
    partial: 'Partiel',
    session1: 'Première session',
    session2: 'Deuxième session',
    session3: 'Troisième session',
  },
  total: 'Total au programme',
  caption: (unit: string) => `Activités de l’unité ${unit}, résultats sur 20`,
  activity: 'Activité',
  whole: 'Ensemble de l’unité',
  group: (code: string) => `groupe ${code}`,
  none: 'pas de résultat',
  notYet: 'Pas encore',
  noResult: 'Aucun résultat encodé pour ses activités.',
  sheet: 'Fiche de l’unité',
  terms: { both: 'Q1 et Q2', q1: 'Q1', q2: 'Q2' },
  termWords: {
    both: 'premier et second quadrimestres',
    q1: 'premier quadrimestre',
    q2: 'second quadrimestre',
  },
  credits: (value: string) => `${value}\u00a0ECTS`,
  legend: 'Légende',
  emptyTitle: 'Aucune unité d’enseignement',
  empty: 'Vos unités apparaîtront ici dès que votre programme annuel sera validé.',
  errorTitle: 'Les résultats n’ont pas pu être chargés',
} as const;

/** Names of the filters of units. */
export const FILTERS_TEXTS = {
  legend: 'Filtrer les unités',
  all: 'Toutes',
  failed: 'À repasser',
  failedBefore: 'Non validées',
  pending: 'En attente',
  noneFailed: 'Rien à repasser\u00a0: aucune note finale n’est sous 10 cette année.',
  nonePending: 'Plus rien n’est attendu\u00a0: chaque unité a son résultat.',
} as const;

/** Heads of the results as they are printed. */
export const PAPER_TEXTS = {
  caption: 'Résultats par unité et par activité, sur 20',
  unit: 'Unité, activité',
  code: 'Code',
} as const;

/** Marks of a result. */
export const FLAGS_TEXTS = {
  exempted: 'Dispense',
  transferred: 'Résultat transféré',
  carried: 'Résultat reporté',
  final: 'Résultat final',
} as const;

/** States of a unit. */
export const STATES_TEXTS = {
  exempted: 'Dispense',
  transferred: 'Transférée',
  validated: 'Validée',
  failed: 'À repasser',
  failedBefore: 'Non validée',
  pending: 'En attente',
} as const;

/** What the states of a unit mean. */
export const MEANINGS_TEXTS = {
  exempted: 'crédits acquis sans suivre l’unité',
  transferred: 'acquise ailleurs, note reprise',
} as const;
