/** Sentences of /inscriptions. */
export const ENROLMENTS_TEXTS = {
  title: 'Mes inscriptions',
  lead: 'Chaque année d’études, avec ses unités d’enseignement et ses résultats.',
  progress: 'Mon parcours',
  list: 'Mes inscriptions, de la plus récente à la plus ancienne',
  detail: (programme: string, level: string, modality: string | null) =>
    `${programme} – ${[level, modality?.toLowerCase()].filter(Boolean).join(', ')}`,
  running: 'En cours',
  emptyTitle: 'Aucune inscription',
  empty: 'Vos inscriptions apparaîtront ici dès que le secrétariat de l’école les aura enregistrées.',
  back: 'Retour à mes inscriptions',
  unknownTitle: 'Inscription introuvable',
  unknown: 'Cette inscription n’existe pas ou n’est pas la vôtre.',
} as const;
