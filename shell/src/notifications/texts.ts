import type { NotificationSettings, PortalNotification } from 'shared-contract/notifications/answers';
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
  settings: 'Réglages des notifications',
  saved: 'Réglages enregistrés',
  saveFailed: 'Vos réglages n’ont pas pu être enregistrés',
  settingsError: 'Vos réglages n’ont pas pu être chargés',
} as const;

/** One kind of notification in the settings. */
export interface SettingsGroup {
  title: string;
  choices: readonly { name: keyof NotificationSettings; label: string }[];
  /** What can't be switched off, and why. */
  always: string;
}

/** Texts of the settings, by kind of notification. */
export const SETTINGS: readonly SettingsGroup[] = [
  {
    title: 'Vos actes et vos paiements',
    choices: [{ name: 'RecuCourriel', label: 'M’en envoyer une copie par e-mail' }],
    always:
      'Ici, toujours. Par e-mail aussi, toujours, pour ce qui se garde\u00a0: une commande à payer, la signature du programme annuel, un mémoire remis, une présence à la proclamation.',
  },
  {
    title: 'Les décisions de l’école',
    choices: [],
    always: 'Toujours, ici et par e-mail\u00a0: le règlement demande que vous en soyez au courant.',
  },
  {
    title: 'Les rappels, 7 jours et 1 jour avant une échéance',
    choices: [
      { name: 'RappelEcran', label: 'Me les donner ici' },
      { name: 'RappelCourriel', label: 'Me les envoyer par e-mail' },
    ],
    always: 'Toujours, pour ce que le règlement impose\u00a0: une inscription, une remise, une signature.',
  },
  {
    title: 'Le rythme des e-mails',
    choices: [
      { name: 'UnParJour', label: 'Un seul e-mail par jour, pour tout ce qui peut attendre le lendemain' },
    ],
    always: 'N’attendent jamais\u00a0: ce qui se garde, les codes de confirmation, la copie de vos données.',
  },
];

/** Icon and name of a kind. */
export const KINDS: Record<PortalNotification['Genre'], { icon: IconName; label: string }> = {
  recu: { icon: 'file-text', label: 'Reçu' },
  decision: { icon: 'mail', label: 'Décision' },
  rappel: { icon: 'clock', label: 'Rappel' },
};
