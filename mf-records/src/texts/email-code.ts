import { plural } from 'shared-contract/base/french';
import { EMAIL_CODE } from 'shared-contract/base/limits';

/** Sentences of the code that a new e-mail address is confirmed by. */
export const CODE_TEXTS = {
  title: 'Confirmez votre adresse e-mail',
  sent: (email: string) => `Un code à ${EMAIL_CODE.digits} chiffres est parti vers ${email}.`,
  valid: `Il est valable ${EMAIL_CODE.minutes}\u00a0minutes. Rien reçu\u202f? Regardez dans les courriers indésirables.`,
  over: 'Aucun code n’est valable en ce moment. Demandez-en un nouveau.',
  left: (count: number) => `Il vous reste ${count}\u00a0${plural(count, 'essai', 'essais')}.`,
  label: 'Code reçu',
  confirm: 'Confirmer l’adresse',
  confirmed: 'Adresse e-mail confirmée\u202f!',
  again: 'Envoyer un nouveau code',
  sentAgain: 'Nouveau code envoyé.',
  later: 'Plus tard',
} as const;
