import { CONSULTATIONS_TITLE } from './titles';

/** Sentences of /consultations. */
export const CONSULTATIONS_TEXTS = {
  title: CONSULTATIONS_TITLE,
  lead: 'Les services de l’école qui ont ouvert votre dossier, quand et pourquoi.',
  caption: 'Consultations de votre dossier, de la plus récente à la plus ancienne',
  date: 'Date',
  role: 'Fonction',
  purpose: 'Motif',
  content: 'Consulté',
  noContent: 'Dossier ouvert, rien de plus',
  emptyTitle: 'Aucune consultation',
  empty: 'Personne n’a ouvert votre dossier. Chaque consultation par le personnel apparaîtra ici.',
  error: 'Les consultations de votre dossier n’ont pas pu être chargées',
  rightsTitle: 'Une consultation vous étonne\u202f?',
  rights:
    'Écrivez à votre gestionnaire de dossier avec la date et l’heure\u00a0: l’école garde le détail et vous répondra.',
} as const;
