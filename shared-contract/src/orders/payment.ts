import type { Order } from './answers';

type Payment = Pick<
  Order,
  'CommandeMontant' | 'CommandeAcompte' | 'CommandeMontantPaye' | 'CommandeSoldeEcheance'
>;

/** Where the payment of an order stands: nothing or too little, the deposit, or everything. */
export type PaymentState = 'awaited' | 'deposit' | 'paid';

/** State of a payment; the deposit only counts where it is less than the whole (CONTRACT §5.10). */
export const paymentState = (order: Payment): PaymentState => {
  if (order.CommandeMontantPaye >= order.CommandeMontant) return 'paid';
  const isDeposit = order.CommandeMontantPaye >= order.CommandeAcompte;
  return isDeposit ? 'deposit' : 'awaited';
};

/** Cents to transfer on a Brussels day: the rest of the deposit while the balance may wait, else all that is left. */
export const amountToPay = (order: Payment, today: string): number => {
  const deposit = order.CommandeAcompte - order.CommandeMontantPaye;
  const mayWait = order.CommandeSoldeEcheance !== null && today <= order.CommandeSoldeEcheance;
  return mayWait && deposit > 0 ? deposit : Math.max(0, order.CommandeMontant - order.CommandeMontantPaye);
};
