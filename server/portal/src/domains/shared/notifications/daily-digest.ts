import { plural } from 'shared-contract/base/french';
import type { Mail } from '../outbox/outbox.queries';
import type { Reminder } from './due-reminders';

/** Something to be reminded of, as a mail may say it. */
export type ReminderText = Pick<Reminder, 'titre' | 'texte'>;

const WHERE = 'Vous choisissez ce que le portail vous écrit sous «\u00a0Notifications\u00a0».';

const listText = (reminders: readonly ReminderText[]): string =>
  reminders.map(({ titre, texte }) => `- ${titre}${texte ? ` (${texte})` : ''}`).join('\n');

const TO_REMEMBER = 'À ne pas oublier\u00a0:';

/** One mail for all the reminders of a day. */
export const remindersMail = (
  to: string,
  prenom: string,
  reminders: readonly ReminderText[],
): Mail<'rappels'> => ({
  kind: 'rappels',
  to,
  path: '/echeances',
  subject: plural(
    reminders.length,
    'Rappel\u00a0: une échéance approche',
    'Rappel\u00a0: des échéances approchent',
  ),
  text: `Bonjour ${prenom},\n\n${TO_REMEMBER}\n\n${listText(reminders)}\n\n${WHERE}\n`,
});

/** News that the mail lists; the portal has them all. */
const LISTED = 50;

const newsText = (told: readonly string[]): string => {
  const more = told.length - LISTED;
  const lines = told.slice(0, LISTED).map((one) => `- ${one}`);
  return [
    ...lines,
    ...(more > 0 ? [`- et ${more}\u00a0${plural(more, 'autre', 'autres')}, dans le portail`] : []),
  ].join('\n');
};

/** The one mail of a day: what she was told since the last one, and what she is reminded of. */
export const digestMail = (
  to: string,
  prenom: string,
  { news: told, reminders }: { news: readonly string[]; reminders: readonly ReminderText[] },
): Mail<'jour'> => {
  const news = told.length > 0 ? [['Du nouveau dans le portail\u00a0:', newsText(told)]] : [];
  const dues = reminders.length > 0 ? [[TO_REMEMBER, listText(reminders)]] : [];
  const parts = [...news, ...dues].flat().join('\n\n');
  return {
    kind: 'jour',
    to,
    path: '/notifications',
    subject: 'Votre journée au portail',
    text: `Bonjour ${prenom},\n\n${parts}\n\n${WHERE}\n`,
  };
};
