import { EMAIL_CODE } from 'shared-contract/base/limits';
import type { Mail } from '../outbox/outbox.queries';

const PATH = '/contacts';
const signed = (firstName: string, text: string): string =>
  `Bonjour ${firstName},\n\n${text}\n\nLe portail étudiant\n`;

/** The code, to the address that it is for. */
export const codeMail = (to: string, firstName: string, code: string): Mail<'contact.code'> => ({
  kind: 'contact.code',
  to,
  subject: 'Votre code de confirmation',
  text: signed(
    firstName,
    `Voici le code qui confirme votre nouvelle adresse e-mail\u00a0: ${code}\n\nIl est valable ${EMAIL_CODE.minutes}\u00a0minutes, dans «\u00a0Mes données\u00a0». Ne le donnez à personne\u00a0: l’école ne vous le demandera jamais.\n\nSi vous n’avez rien demandé, laissez ce message\u00a0: sans ce code, votre adresse n’est pas utilisée.`,
  ),
  path: PATH,
});

/** Notice of the change, to the former address. */
export const changedMail = (to: string, firstName: string, email: string): Mail<'contact.confirme'> => ({
  kind: 'contact.confirme',
  to,
  subject: 'Une nouvelle adresse e-mail dans votre dossier',
  text: signed(
    firstName,
    `L’adresse ${email} vient d’être confirmée dans votre dossier étudiant.\n\nSi ce n’est pas vous, écrivez tout de suite à votre gestionnaire de dossier.`,
  ),
  path: PATH,
});

/** Notice, to the address that still counts, of one that stands in the file and waits for its code. */
export const waitingMail = (to: string, firstName: string, email: string): Mail<'contact.attend'> => ({
  kind: 'contact.attend',
  to,
  subject: 'Une adresse e-mail à confirmer dans votre dossier',
  text: signed(
    firstName,
    `L’adresse ${email} vient d’être notée dans votre dossier étudiant, pendant votre réinscription. Le portail vous écrit ici tant qu’elle n’est pas confirmée par un code, dans «\u00a0Mes données\u00a0».\n\nSi ce n’est pas vous, écrivez tout de suite à votre gestionnaire de dossier.`,
  ),
  path: PATH,
});
