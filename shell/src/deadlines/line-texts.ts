import { plural } from 'shared-contract/base/french';

/** Labels of how soon a deadline is. */
export const NEARNESS = {
  late: (days: number) => `En retard de ${days}\u00a0${plural(days, 'jour', 'jours')}`,
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  inDays: (days: number) => `Dans ${days}\u00a0${plural(days, 'jour', 'jours')}`,
  begun: 'Commencé',
  done: 'Fait',
  held: 'Passé',
  missed: 'Manqué',
  unread: 'Réessayez dans un instant.',
} as const;

/** « À faire », on the home. */
export const TODO = {
  error: 'Ce que vous avez à faire n’a pas pu être chargé',
  all: (total: number) => `Voir toutes mes échéances${total ? ` (${total})` : ''}`,
  nothing: 'Rien à faire aujourd’hui.',
  next: (title: string, when: string) => `Prochaine date\u00a0: ${title}. ${when}.`,
} as const;
