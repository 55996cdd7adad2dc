import { plural } from 'shared-contract/base/french';

const COUNTED = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

/** A count of orders in words, as a sentence begins; in figures from ten on. */
const counted = (count: number): string => COUNTED[count] ?? String(count);

/** Sentences of /commandes that the specifications do not quote. */
export const ORDERS_TEXTS = {
  title: 'Mes commandes',
  newOrder: 'Nouvelle commande',
  lead: (unpaid: number, paid: number): string => {
    const waiting = `${counted(unpaid)} ${plural(unpaid, 'commande est à payer', 'commandes sont à payer')}`;
    const done = `${counted(paid).toLocaleLowerCase('fr')} ${plural(paid, 'est réglée', 'sont réglées')}`;
    if (unpaid + paid === 0) return 'Vos syllabus, vos paiements et vos retraits.';
    if (unpaid === 0) return 'Toutes vos commandes sont réglées.';
    return paid === 0 ? `${waiting}.` : `${waiting}, ${done}.`;
  },
  emptyTitle: 'Aucune commande',
  empty: 'Commandez vos syllabus en ligne, payez par virement et retirez-les au comptoir.',
  number: (id: number, amount: string) => `N°\u00a0${id} – ${amount}`,
  numberPaid: (id: number, paid: string) => `Commande n°\u00a0${id}, ${paid.toLocaleLowerCase('fr')}`,
  list: 'Mes commandes, de la plus récente à la plus ancienne',
  older: (count: number) =>
    plural(count, 'Voir la commande plus ancienne', `Voir les ${count} commandes plus anciennes`),
  paid: 'Payée',
  paidOn: (day: string) => `Payée le ${day}`,
  unpaid: 'Impayée',
  deposit: 'Acompte reçu',
  message: 'Intervention',
  linesCaption: (order: string) => `Supports de la ${order.toLocaleLowerCase('fr')}`,
  support: 'Support',
  price: 'Prix',
  quantity: 'Quantité',
  amount: 'Montant',
  placed: 'Votre commande est enregistrée',
  placedText: 'Un e-mail de confirmation vous a été envoyé, avec le montant et la communication à recopier.',
  placedUnaddressedText:
    'Aucun e-mail ne part\u00a0: votre dossier n’a pas d’adresse e-mail. Le montant et la communication à recopier sont ci-dessous.',
  receipt: 'Voir le reçu',
  closedTitle: 'Les commandes sont fermées pour le moment',
  closedText: (reason: string, dates: string) =>
    `${reason} ${dates} Vos commandes et leurs références de paiement restent ici, et vous pouvez les payer.`,
} as const;
