import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import {
  InterventionAnswer,
  InterventionListAnswer,
  OrderCreatedAnswer,
  OrderLineListAnswer,
  OrderListAnswer,
  SaleConditionsAnswer,
  SupportListAnswer,
} from './answers';
import * as endpoints from './endpoints';
import { interventionSchema, orderSchema } from './schemas';

const flag = 'AccesCommande';
/** Reading one's orders and how to pay them never closes with the sale; ordering does (CONTRACT §7.3). */
const READ_ORDERS = { screen: 'Commandes', right: 'Read' } as const;
const READ_SUPPORTS = { screen: 'CommandeSyllabus', right: 'Read', flag } as const;

/** Orders of course materials, from the catalogue to the request for a refund (S1 §2 to §5). */
export const orderRoutes = {
  orders: route(endpoints.orders, { access: READ_ORDERS, answer: OrderListAnswer }),
  orderLines: route(endpoints.orderLines, { access: READ_ORDERS, answer: OrderLineListAnswer }),
  saleConditions: route(endpoints.saleConditions, { access: READ_ORDERS, answer: SaleConditionsAnswer }),
  interventions: route(endpoints.interventions, { access: READ_ORDERS, answer: InterventionListAnswer }),
  askIntervention: route(endpoints.askIntervention, {
    access: { screen: 'Commandes', right: 'Create', flag },
    body: interventionSchema,
    audit: ['intervention.demandee'],
    answer: InterventionAnswer,
  }),
  listedSupports: route(endpoints.listedSupports, { access: READ_SUPPORTS, answer: SupportListAnswer }),
  unlistedSupports: route(endpoints.unlistedSupports, { access: READ_SUPPORTS, answer: SupportListAnswer }),
  hasRecentOrder: route(endpoints.hasRecentOrder, { access: READ_SUPPORTS, answer: Type.Boolean() }),
  placeOrder: route(endpoints.placeOrder, {
    access: { screen: 'CommandeSyllabus', right: 'Create', flag },
    body: orderSchema,
    audit: ['commande.passee'],
    answer: OrderCreatedAnswer,
  }),
};
