/** Sentences of the page of an enrolment. */
export const ENROLMENT_TEXTS = {
  /** Until the year is known. */
  title: 'Mes résultats',
  facts: 'Mon inscription',
  /** « 1re année, 2025-2026 » is this after the rank and its ending. */
  yearOf: (year: string) => ` année, ${year}`,
  programmeOf: (programme: string, bloc: number) => `${programme}, bloc\u00a0${bloc}`,
  level: 'Niveau',
  year: 'Année académique',
  modality: 'Modalité',
  pae: 'Programme annuel',
  tp: 'Groupe de travaux pratiques (TP)',
  managers: 'Gestionnaire de dossier',
  coordinators: 'Coordination',
  print: 'Imprimer mes résultats',
} as const;

/** Sentences of what a jury decided. */
export const DELIBERATION_TEXTS = {
  title: 'Dernière délibération',
  decision: 'Décision du jury',
  grade: 'Grade',
  average: 'Moyenne générale',
  outOf: (max: number) => `sur\u00a0${max}`,
  credits: 'Crédits validés',
  ofCredits: (max: number) => `sur\u00a0${max}`,
  undecided: 'Décision en attente',
  none: 'Pas encore de délibération.',
  noneText: 'La décision du jury s’affichera ici.',
  errorTitle: 'La délibération n’a pas pu être chargée',
} as const;

/** Sentences of the credits of a year. */
export const CREDITS_TEXTS = {
  title: 'Crédits et délibération',
  acquired: 'Crédits acquis',
  toCome: 'Crédits en cours',
  enrolled: 'Crédits inscrits',
  unit: 'ECTS',
} as const;
