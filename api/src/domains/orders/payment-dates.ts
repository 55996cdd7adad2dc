import type { FastifyInstance } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import { formatCents } from 'shared-contract/base/format';
import { amountToPay } from 'shared-contract/orders/orders';
import type { CalendarEntry } from '../../platform/calendar/ics';
import { findOrders } from './orders.queries';

/** What is still to be paid for orders: on the day when the balance is due, otherwise since the day of the order. */
export const paymentDates = async (app: FastifyInstance, etudiantId: number): Promise<CalendarEntry[]> => {
  const orders = await findOrders(app.db.orm, etudiantId);
  const today = dayOf(app.clock.now());
  return orders.flatMap((order) => {
    const due = amountToPay(
      {
        CommandeMontant: order.montant,
        CommandeAcompte: order.acompte,
        CommandeMontantPaye: order.paye,
        CommandeSoldeEcheance: order.soldeEcheance,
      },
      today,
    );
    if (due === 0) return [];
    const isBalance = order.paye > 0 && order.soldeEcheance !== null;
    const day = isBalance && order.soldeEcheance ? order.soldeEcheance : dayOf(order.dateHeure);
    const title = `À payer\u00a0: commande de syllabus, ${formatCents(due)}`;
    return [{ uid: `paiement-${order.commandeId}`, title, start: day, end: day }];
  });
};
