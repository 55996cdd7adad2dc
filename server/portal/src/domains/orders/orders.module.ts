import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, precondition } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf, HOUR_MS } from 'shared-contract/base/days';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { orderRoutes } from 'shared-contract/orders/routes';
import { CONDITIONS_NOT_ACCEPTED } from 'shared-contract/orders/schemas';
import { registerOrderDeadlines } from './deadlines';
import { askIntervention } from './interventions';
import { findOrderYearStart } from './order-year.queries';
import { toIntervention, toOrder, toOrderLine, toSaleConditions, toSupport } from './orders.presenter';
import { findInterventions, findOrderLines, findOrders, hasOrderAfter } from './orders.queries';
import { placeOrder } from './place-order';
import { type Buyer, findListedSupports, findUnlistedSupports } from './supports.queries';

const buyerOf = (request: FastifyRequest): Buyer => ({
  etudiantId: studentInView(request),
  today: dayOf(request.server.clock.now()),
});

const registerOrders = (app: FastifyInstance): void => {
  const { orm } = app.db;
  const present = toOrder(app.institution);

  serve(app, orderRoutes.orders, async ({ request }) =>
    (await findOrders(orm, studentInView(request))).map(present),
  );

  serve(app, orderRoutes.saleConditions, async () =>
    toSaleConditions(app.sale, await findOrderYearStart(orm, dayOf(app.clock.now()))),
  );

  serve(app, orderRoutes.orderLines, async ({ request, params }) => {
    const lines = await findOrderLines(orm, params.CommandeID, studentInView(request));
    if (lines.length === 0) throw notFound('Cette commande n’existe pas ou n’est pas la vôtre.');
    return lines.map(toOrderLine);
  });
};

const registerInterventions = (app: FastifyInstance): void => {
  serve(app, orderRoutes.interventions, async ({ request }) =>
    (await findInterventions(app.db.orm, studentInView(request))).map(toIntervention),
  );

  serve(app, orderRoutes.askIntervention, ({ request, body }) => {
    const etudiantId = studentInView(request);
    return askIntervention(app.db, {
      commandeId: body.CommandeID,
      etudiantId,
      now: app.clock.now(),
      audit: (tx, target) =>
        app.audit.record(request, { action: 'intervention.demandee', etudiantId, target }, tx),
    });
  });
};

const registerNewOrder = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, orderRoutes.unlistedSupports, async ({ request }) =>
    (await findUnlistedSupports(orm, buyerOf(request))).map(toSupport),
  );

  serve(app, orderRoutes.listedSupports, async ({ request }) =>
    (await findListedSupports(orm, buyerOf(request))).map(toSupport),
  );

  serve(app, orderRoutes.hasRecentOrder, ({ request }) => {
    const since = new Date(app.clock.now().getTime() - ORDER_LIMITS.recentHours * HOUR_MS);
    return hasOrderAfter(orm, studentInView(request), since);
  });

  serve(app, orderRoutes.placeOrder, ({ request, body }) => {
    if (!body.ConditionsAcceptees) {
      throw precondition(PROBLEM_CODES.conditionsNotAccepted, CONDITIONS_NOT_ACCEPTED);
    }
    const etudiantId = studentInView(request);
    return placeOrder(app.db, {
      etudiantId,
      lines: body.Lignes,
      confirmed: body.Confirmations,
      now: app.clock.now(),
      institution: app.institution,
      terms: app.sale,
      audit: (tx, target) => app.audit.record(request, { action: 'commande.passee', etudiantId, target }, tx),
      onSame: () => app.audit.unchanged(request),
    });
  });
};

/** Orders of course materials, from the catalogue to the request for a refund (S1 §2 to §5). */
export const ordersModule = async (app: FastifyInstance): Promise<void> => {
  registerOrders(app);
  registerInterventions(app);
  registerNewOrder(app);
  registerOrderDeadlines(app);
};
