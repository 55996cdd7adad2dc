import type { NotificationSettings, PortalNotification } from 'shared-contract/notifications/answers';
import type { IconName } from 'shared-ui';

/** « Notifications ». */
export const PAGE = {
  lead: 'Vos démarches enregistrées, les décisions de l’école et vos rappels.',
  error: 'Vos notifications n’ont pas pu être chargées',
  empty: 'Vous avez tout lu.',
  emptyText: 'Vos reçus, les décisions de l’école et vos rappels apparaîtront ici.',
  unread: 'Non lue',
  allRead: 'Tout marquer comme lu',
  allAreRead: 'Toutes vos notifications sont marquées comme lues.',
  markFailed: 'Cette notification n’a pas pu être marquée comme lue',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  settings: 'Réglages des notifications et du clavier',
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
    title: 'Vos démarches et vos paiements',
    choices: [{ name: 'RecuCourriel', label: 'M’en envoyer une copie par e-mail' }],
    always:
      'Vous les trouvez toujours ici. Les plus importants (commande à payer, signature du programme annuel, mémoire remis, présence à la proclamation) vous sont aussi envoyés par e-mail, même si vous décochez cette case.',
  },
  {
    title: 'Les décisions de l’école',
    choices: [],
    always: 'Toujours ici et par e-mail\u00a0: le règlement demande que vous en soyez au courant.',
  },
  {
    title: 'Les rappels, 7 jours et 1 jour avant une échéance',
    choices: [
      { name: 'RappelEcran', label: 'Les afficher dans le portail' },
      { name: 'RappelCourriel', label: 'Me les envoyer par e-mail' },
    ],
    always: 'Les rappels d’inscription, de remise et de signature sont toujours envoyés.',
  },
  {
    title: 'Le rythme des e-mails',
    choices: [
      { name: 'UnParJour', label: 'Un seul e-mail par jour, pour tout ce qui peut attendre le lendemain' },
    ],
    always:
      'Partent toujours sans attendre\u00a0: les reçus importants, les codes de confirmation et la copie de vos données.',
  },
];

/** Of the keys of the portal, beside the notifications. */
export const KEYBOARD = {
  title: 'Les raccourcis du clavier',
  letters: 'Raccourcis à une lettre, comme la touche «\u00a0/\u00a0» qui ouvre «\u00a0Aller à…\u00a0»',
  where: 'Ctrl\u00a0K ouvre toujours «\u00a0Aller à…\u00a0». Votre choix est gardé dans ce navigateur.',
} as const;

/** Icon and name of a kind. */
export const KINDS: Record<PortalNotification['Genre'], { icon: IconName; label: string }> = {
  recu: { icon: 'file-text', label: 'Reçu' },
  decision: { icon: 'mail', label: 'Décision' },
  rappel: { icon: 'clock', label: 'Rappel' },
};
