import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import {
  InterventionAnswer,
  InterventionListAnswer,
  OrderCreatedAnswer,
  OrderLineListAnswer,
  OrderListAnswer,
  SupportListAnswer,
} from 'shared-contract/orders/answers';
import { CONDITIONS_NOT_ACCEPTED, interventionSchema, orderSchema } from 'shared-contract/orders/schemas';
import { dayInBrussels } from '../../clock';
import { notFound, precondition } from '../../errors';
import { idParams, toId } from '../../params';
import { validBody } from '../../plugins/valid-body';
import { studentInView } from '../../student-in-view';
import { askIntervention } from './interventions';
import { toIntervention, toOrder, toOrderLine, toSupport } from './orders.presenter';
import { findInterventions, findOrderLines, findOrders, hasOrderAfter } from './orders.queries';
import { placeOrder } from './place-order';
import { type Buyer, findListedSupports, findUnlistedSupports } from './supports.queries';

const HOUR = 3_600_000;
const flag = 'AccesCommande';
const READ_ORDERS = { access: { screen: 'Commandes', right: 'Read', flag } } as const;
const READ_SUPPORTS = { access: { screen: 'CommandeSyllabus', right: 'Read', flag } } as const;

const buyerOf = (request: FastifyRequest): Buyer => ({
  etudiantId: studentInView(request),
  today: dayInBrussels(request.server.clock.now()),
});

const registerOrders = (app: FastifyInstance): void => {
  const { orm } = app.db;
  const present = toOrder(app.institution);

  app.get(
    '/extranet/student/Commandes',
    { config: READ_ORDERS, schema: { response: { 200: OrderListAnswer } } },
    async (request) => (await findOrders(orm, studentInView(request))).map(present),
  );

  app.get<{ Params: { CommandeID: string } }>(
    '/extranet/student/Commandes01/:CommandeID',
    {
      config: READ_ORDERS,
      schema: { params: idParams('CommandeID'), response: { 200: OrderLineListAnswer } },
    },
    async (request) => {
      const lines = await findOrderLines(orm, toId(request.params.CommandeID), studentInView(request));
      if (lines.length === 0) throw notFound('Cette commande n’existe pas ou n’est pas la vôtre.');
      return lines.map(toOrderLine);
    },
  );
};

const registerInterventions = (app: FastifyInstance): void => {
  app.get(
    '/extranet/student/order-intervention',
    { config: READ_ORDERS, schema: { response: { 200: InterventionListAnswer } } },
    async (request) => (await findInterventions(app.db.orm, studentInView(request))).map(toIntervention),
  );

  app.post(
    '/extranet/student/order-intervention',
    {
      config: { access: { screen: 'Commandes', right: 'Create', flag }, body: interventionSchema },
      schema: { response: { 200: InterventionAnswer } },
    },
    (request) => {
      const { CommandeID } = validBody(interventionSchema, request.body);
      return askIntervention(app.db, {
        commandeId: CommandeID,
        etudiantId: studentInView(request),
        now: app.clock.now(),
      });
    },
  );
};

const registerNewOrder = (app: FastifyInstance): void => {
  const { orm } = app.db;
  const supports = { config: READ_SUPPORTS, schema: { response: { 200: SupportListAnswer } } };

  app.get('/extranet/student/CommandeSyllabus01', supports, async (request) =>
    (await findUnlistedSupports(orm, buyerOf(request))).map(toSupport),
  );

  app.get('/extranet/student/CommandeSyllabus', supports, async (request) =>
    (await findListedSupports(orm, buyerOf(request))).map(toSupport),
  );

  app.get(
    '/extranet/student/hasOrderLast72Hours',
    { config: READ_SUPPORTS, schema: { response: { 200: Type.Boolean() } } },
    (request) => {
      const since = new Date(app.clock.now().getTime() - ORDER_LIMITS.recentHours * HOUR);
      return hasOrderAfter(orm, studentInView(request), since);
    },
  );

  app.post(
    '/extranet/student/commandeSyllabus',
    {
      config: { access: { screen: 'CommandeSyllabus', right: 'Create', flag }, body: orderSchema },
      schema: { response: { 200: OrderCreatedAnswer } },
    },
    (request) => {
      const order = validBody(orderSchema, request.body);
      if (!order.ConditionsAcceptees) {
        throw precondition(PROBLEM_CODES.conditionsNotAccepted, CONDITIONS_NOT_ACCEPTED);
      }
      return placeOrder(app.db, {
        etudiantId: studentInView(request),
        lines: order.Lignes,
        now: app.clock.now(),
        institution: app.institution,
      });
    },
  );
};

/** Orders of course materials, from the catalogue to the request for a refund (S1 §2 to §5). */
export const ordersModule = async (app: FastifyInstance): Promise<void> => {
  registerOrders(app);
  registerInterventions(app);
  registerNewOrder(app);
};
