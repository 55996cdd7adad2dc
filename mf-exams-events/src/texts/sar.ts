import { plural } from 'shared-contract/base/french';

/** Sentences of /sar that the specifications do not quote. */
export const SAR_TEXTS = {
  title: 'Remédiation (SAR)',
  lead: 'Le service d’aide à la réussite (SAR) organise des séances pour reprendre une matière avec un enseignant. Cochez celles qui vous sont utiles\u00a0; vous pouvez vous en désinscrire de la même façon.',
  listTitle: 'Mes séances',
  listAside: (count: number) => `${count}\u00a0${plural(count, 'inscription', 'inscriptions')}`,
  caption: 'Séances de remédiation proposées pour mes cours',
  choice: 'Choix',
  session: 'Remédiation',
  term: 'Quadrimestre',
  audience: 'Pour qui',
  dates: 'Dates',
  none: '–',
  from: (start: string, end: string) => `du ${start} au ${end}`,
  emptyTitle: 'Aucune séance proposée',
  empty: 'Aucune remédiation n’est organisée pour vos cours cette année.',
  errorTitle: 'Les séances n’ont pas pu être chargées',
  confirmTitle: 'Sauvegarder ces changements\u202f?',
  joining: 'Je m’inscris',
  leaving: 'Je me désinscris',
  final:
    'Une place vous est réservée dès maintenant\u00a0; la séance se prépare d’après les inscriptions. Vous pourrez encore vous désinscrire ici.',
  bar: 'Sauvegarde des inscriptions',
  changes: 'Changements à sauvegarder',
} as const;
