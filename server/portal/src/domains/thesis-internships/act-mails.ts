import type { ActNotification } from '../shared/outbox/notify-act';
import type { ReceiptMail } from '../shared/receipts/receipt-mail';

export const THESIS_MAIL: ReceiptMail = {
  kind: 'memoire.enregistre',
  sentence: 'Ce que vous avez encodé pour votre mémoire est enregistré.',
};

/** The form of an internship is sent: once, and again each time that the school gave it back. */
export const internshipNotification = (
  stageId: number,
  now: Date,
): Omit<ActNotification, 'etudiantId' | 'now'> => ({
  code: `stage:${stageId}:${now.toISOString()}`,
  titre: 'Votre stage est encodé',
  texte: 'Il reste à en charger les documents.',
  lien: '/evenement/stages',
  mail: {
    kind: 'stage.encode',
    subject: 'Votre stage est encodé',
    text: 'Votre lieu de stage est enregistré. Il reste à charger les documents du stage, dans «\u00a0Mes stages\u00a0».',
    path: '/evenement/stages',
  },
});
