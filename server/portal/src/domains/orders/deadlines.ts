import type { FastifyInstance } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import { formatCents } from 'shared-contract/base/format';
import { amountToPay } from 'shared-contract/orders/orders';
import type { DeadlineStudent, OwnDeadline } from '../shared/deadlines/own-deadline';
import { windowState } from '../shared/deadlines/window-state';
import { findOrders } from './orders.queries';

const DOMAIN = 'Commandes';
const SCREEN = '/commandes';
/** Where one orders. */
const FORM = '/commandes/new';

type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

/** Deadline of a payment: the balance by its due day, anything else since the order (S1 §9). */
const payment = (order: OrderRow, today: string): OwnDeadline => {
  const due = amountToPay(
    {
      CommandeMontant: order.montant,
      CommandeAcompte: order.acompte,
      CommandeMontantPaye: order.paye,
      CommandeSoldeEcheance: order.soldeEcheance,
    },
    today,
  );
  const code = `paiement-${order.commandeId}`;
  const title = `Payer votre commande n°\u00a0${order.commandeId} – ${formatCents(due > 0 ? due : order.montant)}`;
  if (due === 0) return { code, title, state: 'fait', link: SCREEN, at: order.payeLe };
  const isBalance = order.paye > 0 && order.soldeEcheance !== null;
  return {
    code,
    title,
    state: order.paye > 0 ? 'commence' : 'a_faire',
    link: SCREEN,
    until: isBalance ? order.soldeEcheance : dayOf(order.dateHeure),
    detail: 'Virement avec communication structurée',
    isAwaited: true,
    isRequired: true,
  };
};

/** The sale: what was ordered in it counts as done, and nobody has to order. */
const sale = (student: DeadlineStudent): OwnDeadline[] => {
  const window = student.windowOf('AccesCommande');
  const last = student.receiptOf(DOMAIN, 'Commande de supports de cours');
  const done = last && window?.Ouverture && last.Date >= window.Ouverture ? last : null;
  const act = window && windowState(window, { done, isOptional: true });
  return act
    ? [
        {
          ...act,
          code: 'vente-supports',
          title: 'Commander vos supports de cours',
          link: act.state === 'a_faire' ? FORM : SCREEN,
        },
      ]
    : [];
};

/** Brings the sale and what is to be paid to every student's deadlines. */
export const registerOrderDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: DOMAIN,
    link: SCREEN,
    provider: async (student) => {
      const orders = await findOrders(app.db.orm, student.etudiantId);
      return [...sale(student), ...orders.map((order) => payment(order, student.today))];
    },
  });
