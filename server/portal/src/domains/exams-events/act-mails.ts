import type { ActNotification } from '../shared/outbox/notify-act';
import type { ReceiptMail } from '../shared/receipts/receipt-mail';

/** Content of an act's notification, without student and instant. */
type ActContent = Omit<ActNotification, 'etudiantId' | 'now'>;

export const SESSION_MAIL: ReceiptMail = {
  kind: 'examens.session',
  sentence: 'Votre inscription à la session est enregistrée. Il reste à choisir vos examens dans le portail.',
};

export const EXAMS_MAIL: ReceiptMail = {
  kind: 'examens.inscription',
  sentence: 'Votre inscription à ces examens est enregistrée\u00a0:',
};

export const TP_MAIL: ReceiptMail = {
  kind: 'tp.inscription',
  sentence: 'Votre place dans ces groupes de travaux pratiques est à vous\u00a0:',
};

/** Health: neither what was signed nor where (CONTRACT §2). */
export const PAI_MAIL: ReceiptMail = {
  kind: 'dossier.signe',
  sentence: 'Ce que vous avez signé dans le portail est enregistré.',
};

/** Sign-ups and sign-offs are told each time. */
export const remediationNotification = (now: Date): ActContent => ({
  code: `remediations:${now.toISOString()}`,
  titre: 'Votre inscription à la remédiation est modifiée',
  texte: null,
  lien: '/sar',
  mail: {
    kind: 'remediation.modifiee',
    subject: 'Votre inscription à la remédiation est modifiée',
    text: 'Vos choix sont enregistrés. Vous les retrouvez, avec les heures, dans «\u00a0Remédiation (SAR)\u00a0».',
    path: '/sar',
  },
});

/** Health: the mail, and the word under which it is queued, say that a request arrived, and not which. */
export const inclusiveNotification = (id: number): ActContent => ({
  code: `dossier-envoye:${id}`,
  titre: 'Votre demande d’enseignement inclusif est envoyée',
  texte: null,
  lien: '/enseignement-inclusif',
  mail: {
    kind: 'dossier.envoye',
    subject: 'Votre demande est enregistrée',
    text: 'La demande que vous avez envoyée par le portail est enregistrée. Vous y lirez la suite.',
    path: '/desktop',
  },
});
