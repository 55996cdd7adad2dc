import { plural } from 'shared-contract/base/french';

/** Sentences of /valves. */
export const NOTICES_TEXTS = {
  title: 'Valves électroniques',
  lead: 'Les avis de l’école et de votre section, du plus récent au plus ancien.',
  list: 'Avis',
  table: 'Tableau de l’avis',
  urgent: 'Urgent',
  unread: 'Non lu\u00a0: ',
  school: 'Toute l’école',
  published: 'Publié le',
  files: (count: number) => `${count}\u00a0${plural(count, 'pièce jointe', 'pièces jointes')}`,
  attachments: 'Pièces jointes',
  attachmentsError: 'Les pièces jointes n’ont pas pu être chargées',
  tools: 'Recherche',
  search: 'Chercher dans les avis',
  filter: 'Afficher',
  all: 'Tous',
  onlyUnread: 'Non lus',
  found: (count: number) => `${count}\u00a0avis`,
  noneFound: (words: string) => `Aucun avis ne contient «\u00a0${words}\u00a0».`,
  noneUnread: 'Vous avez tout lu.',
  showAll: 'Tout afficher',
  older: (count: number) => `Afficher ${count > 1 ? `les ${count} suivants` : 'le suivant'}`,
  emptyTitle: 'Aucun avis pour le moment',
  empty: 'Les prochains avis de l’école et de votre section s’afficheront ici.',
} as const;
