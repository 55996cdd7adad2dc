import type { ActNotification } from '../shared/outbox/notify-act';
import type { ReceiptMail } from '../shared/receipts/receipt-mail';

export const SUBMITTED_MAIL: ReceiptMail = {
  kind: 'pae.soumis',
  sentence:
    'Votre programme annuel est soumis. Un e-mail vous dira quand le signer ou le modifier. Vos unités\u00a0:',
};

export const PROBLEM_MAIL: ReceiptMail = {
  kind: 'pae.probleme',
  sentence:
    'Le problème que vous signalez dans votre programme annuel est transmis. La réponse viendra par le portail et par e-mail.',
};

/** The wizard is finished. */
export const reenrolledNotification = (now: Date): Omit<ActNotification, 'etudiantId' | 'now'> => ({
  code: `reinscription:${now.toISOString()}`,
  titre: 'Votre réinscription est terminée',
  texte: 'Il reste à composer votre programme annuel.',
  lien: '/evenement/reinscription/PAE',
  mail: {
    kind: 'reinscription.terminee',
    subject: 'Votre réinscription est terminée',
    text: 'Vos réponses sont enregistrées. Il reste à composer votre programme annuel, dans «\u00a0Mon PAE\u00a0».',
    path: '/evenement/reinscription/PAE',
  },
});
