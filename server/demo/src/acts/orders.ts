import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { orderVcs } from 'server-portal/domains/orders/order-vcs';
import {
  commandes,
  lignesCommande,
  paiements,
  supports,
  supportsActivites,
} from 'server-schema/orders/orders';
import { dayOf, HOUR_MS } from 'shared-contract/base/days';
import { balanceDueDay, dueOnOrder, orderYearStart } from 'shared-contract/orders/orders';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import type { Programme } from '../school/catalogue';
import { supportActivityRows, supportRows } from '../school/supports';
import { DAYS, type OrderPlan, plansOf, RECENT } from './order-plans';

type OrderRow = typeof commandes.$inferInsert & { commandeId: number };

/** Order numbers kept for each persona, so that they do not move with the others'. */
const IDS_PER_PERSONA = 4;

const orderId = (etudiantId: number, index: number): number => (etudiantId - 1) * IDS_PER_PERSONA + index + 1;

/** Personas come first in the population, twins after them (see population.ts). */
const buyers = (): { etudiantId: number; plans: OrderPlan[] }[] =>
  TWIN_DIGITS.flatMap((_, twin) =>
    PERSONAS.map((persona, index) => ({
      etudiantId: twin * PERSONAS.length + index + 1,
      plans: plansOf(persona),
    })),
  );

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** Account of the demo school (institution.json). */
const ACCOUNT = 'BE68539007547034';

const plannedLines = (plan: OrderPlan, onSale: ReturnType<typeof supportRows>) =>
  plan.lines.flatMap(([rank, quantite]) => {
    const support = onSale[rank];
    return support ? [{ supportId: support.supportId, quantite, prix: support.prix }] : [];
  });

const orderRow = (
  commandeId: number,
  etudiantId: number,
  plan: OrderPlan,
  total: number,
  now: Date,
): OrderRow => {
  const dateHeure = before(now, plan.hoursAgo);
  const day = dayOf(dateHeure);
  const yearStart = orderYearStart(day);
  const acompte = dueOnOrder(total, day, yearStart);
  return {
    commandeId,
    etudiantId,
    dateHeure,
    montant: total,
    montantSyllabus: total,
    acompte,
    soldeEcheance: acompte < total ? balanceDueDay(yearStart) : null,
    vcs: orderVcs(commandeId),
    message: plan.message,
    empreinte: createHash('sha256').update(`demo-${commandeId}`).digest('hex'),
    recuNumero: null,
  };
};

const orderRows = (programmes: Programme[], now: Date) => {
  const [management] = programmes;
  const secondBlock = management ? [{ ...management, blocs: management.blocs.slice(1, 2) }] : [];
  const onSale = supportRows(secondBlock).filter(({ retire }) => retire !== true);
  return buyers().flatMap(({ etudiantId, plans }) =>
    plans.map((plan, index) => {
      const commandeId = orderId(etudiantId, index);
      const lines = plannedLines(plan, onSale);
      const total = lines.reduce((sum, { prix, quantite }) => sum + prix * quantite, 0);
      return { plan, lines, order: orderRow(commandeId, etudiantId, plan, total, now) };
    }),
  );
};

/** Supports on sale, and the orders of the personas with what was paid for them. */
export const loadOrders = async (client: Client, programmes: Programme[], now: Date): Promise<void> => {
  const rows = orderRows(programmes, now);
  await copyInto(client, supports, supportRows(programmes));
  await copyInto(client, supportsActivites, supportActivityRows(programmes));
  await copyInto(
    client,
    commandes,
    rows.map(({ order }) => order),
  );
  await copyInto(
    client,
    lignesCommande,
    rows.flatMap(({ order, lines }) => lines.map((line) => ({ commandeId: order.commandeId, ...line }))),
  );
  await copyInto(
    client,
    paiements,
    rows
      .filter(({ plan }) => plan.isPaid)
      .map(({ order, plan }) => ({
        commandeId: order.commandeId,
        compte: ACCOUNT,
        releve: `demo-${dayOf(before(now, plan.hoursAgo - 2 * DAYS))}`,
        reference: String(order.commandeId),
        jour: dayOf(before(now, plan.hoursAgo - 2 * DAYS)),
        montant: order.montant,
      })),
  );
};

/** The recent orders of the personas are recent again at each start. */
export const refreshOrders = async (client: Client, now: Date): Promise<void> => {
  const recent = buyers().flatMap(({ etudiantId, plans }) =>
    plans.flatMap(({ hoursAgo }, index) => (hoursAgo === RECENT ? [orderId(etudiantId, index)] : [])),
  );
  await client.query('update commandes set date_heure = $1 where commande_id = any($2::int[])', [
    before(now, RECENT),
    recent,
  ]);
};
