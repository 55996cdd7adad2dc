import { formatCents } from 'shared-contract/base/format';
import type { ActNotification } from '../shared/outbox/notify-act';
import type { Mail } from '../shared/outbox/outbox.queries';

type NotificationContext = Omit<ActNotification, 'etudiantId' | 'now'>;

const orderName = (commandeId: number): string => `commande n°\u00a0${commandeId}`;

/** A refund was asked for; why is nobody's business. */
export const interventionNotification = (commandeId: number): NotificationContext => {
  const titre = `Votre demande d’intervention pour la ${orderName(commandeId)} est enregistrée`;
  return {
    code: `intervention:${commandeId}`,
    titre,
    texte: null,
    lien: '/commandes',
    mail: {
      kind: 'intervention.demandee',
      subject: titre,
      text: 'Le service social y répondra\u00a0: la réponse sera dans «\u00a0Mes commandes\u00a0», et un e-mail vous le dira.',
      path: '/commandes',
    },
  };
};

/** A payment of an order, in cents. */
export interface ReceivedPayment {
  /** Unique code of the payment. */
  code: string;
  commandeId: number;
  montant: number;
  /** Asked for, and received so far, in cents. */
  commande: number;
  recu: number;
}

const restOf = ({ commande, recu }: ReceivedPayment): string => {
  if (recu < commande) return `Il reste ${formatCents(commande - recu)} à payer, avec la même communication.`;
  if (recu > commande)
    return `Elle est payée. Vous avez versé ${formatCents(recu - commande)} de trop\u00a0: adressez-vous au secrétariat de l’école.`;
  return 'Elle est payée.';
};

/** The bank took a payment back; its amount is negative. */
export const takenBackNotification = (payment: ReceivedPayment): NotificationContext => {
  const { code, commandeId, montant } = payment;
  const titre = `Un paiement de la ${orderName(commandeId)} a été repris par la banque`;
  const text = `La banque a repris ${formatCents(-montant)} versés pour votre ${orderName(commandeId)}. ${restOf(payment)}`;
  return {
    code: `reprise:${code}`,
    titre,
    texte: text,
    lien: '/commandes',
    mail: { kind: 'commande.payee', subject: titre, text, path: '/commandes' },
  };
};

/** Tells the desk that the bank took so many payments back, of so many cents in all; who paid is on the page alone. */
export const takenBackMail = (to: string, count: number, cents: number): Mail<'reprises.ecole'> => {
  const payments = count === 1 ? 'un paiement' : `${count} paiements`;
  return {
    kind: 'reprises.ecole',
    to,
    path: '/gestion/releves',
    subject: `La banque a repris ${payments}`,
    text: [
      'Bonjour,',
      '',
      `Le relevé bancaire qui vient d’être importé reprend ${payments}, ${formatCents(cents)} en tout. Les commandes reconnues sont de nouveau à payer, et leurs étudiants le savent.`,
      '',
      'Le détail attend à la page «\u00a0Relevés\u00a0» du bureau.',
    ].join('\n'),
  };
};

/** The school took back a movement that it had read by mistake, in cents. */
export const withdrawnNotification = (
  commandeId: number,
  montant: number,
  code: string,
): NotificationContext => {
  const titre = `Une erreur sur la ${orderName(commandeId)} est corrigée`;
  const text = `Un mouvement de ${formatCents(montant)} avait été noté par erreur pour votre ${orderName(commandeId)}. Il est retiré.`;
  return {
    code: `retrait:${code}`,
    titre,
    texte: text,
    lien: '/commandes',
    mail: { kind: 'commande.payee', subject: titre, text, path: '/commandes' },
  };
};

/** A payment came in. */
export const paymentNotification = (payment: ReceivedPayment): NotificationContext => {
  const { code, commandeId, montant } = payment;
  const titre = `Votre paiement pour la ${orderName(commandeId)} est arrivé`;
  const text = `${formatCents(montant)} pour votre ${orderName(commandeId)}. ${restOf(payment)}`;
  return {
    code: `paiement:${code}`,
    titre,
    texte: text,
    lien: '/commandes',
    mail: { kind: 'commande.payee', subject: titre, text: `Nous avons reçu ${text}`, path: '/commandes' },
  };
};
