import type { PortalNotification } from 'shared-contract/notifications/answers';
import type { IconName } from 'shared-ui';

/** « Notifications ». */
export const PAGE = {
  lead: 'Ce que le portail vous a dit\u00a0: vos actes, les décisions de l’école, vos rappels.',
  error: 'Vos notifications n’ont pas pu être chargées',
  empty: 'Vous avez tout lu.',
  emptyText: 'Vos reçus, les décisions de l’école et vos rappels apparaîtront ici.',
  unread: 'Non lue',
  allRead: 'Tout marquer comme lu',
  markFailed: 'La lecture n’a pas pu être enregistrée',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  settings: 'Réglages des rappels',
  settingsText:
    'Les confirmations de vos actes, les décisions de l’école et ce que le règlement impose partent toujours, par e-mail aussi.',
  onScreen: 'Me rappeler ici les autres échéances, 7 jours et 1 jour avant',
  byMail: 'M’envoyer ces rappels par e-mail, un seul par jour',
  saved: 'Réglages enregistrés',
  saveFailed: 'Vos réglages n’ont pas pu être enregistrés',
  settingsError: 'Vos réglages n’ont pas pu être chargés',
} as const;

/** Icon and name of a kind. */
export const KINDS: Record<PortalNotification['Genre'], { icon: IconName; label: string }> = {
  recu: { icon: 'file-text', label: 'Reçu' },
  decision: { icon: 'mail', label: 'Décision' },
  rappel: { icon: 'clock', label: 'Rappel' },
};
