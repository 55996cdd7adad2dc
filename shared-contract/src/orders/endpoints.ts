import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { Intervention, Order, OrderCreated, OrderLine, SaleConditions, Support } from './answers';
import type { InterventionWrite, OrderWrite } from './schemas';

/** The student's orders, newest first. */
export const orders = get('/extranet/student/Commandes').answers<Order[]>();

/** Lines of one order of hers. */
export const orderLines = get('/extranet/student/Commandes01/{CommandeID}').answers<OrderLine[]>();

/** The school's conditions of sale. */
export const saleConditions = get('/extranet/student/CommandeConditions').answers<SaleConditions>();

/** Interventions that she asked for. */
export const interventions = get('/extranet/student/order-intervention').answers<Intervention[]>();

/** Asks for the intervention of the social service in one order. */
export const askIntervention = binds(
  post('/extranet/student/order-intervention').takes<InterventionWrite>().answers<Intervention>(),
);

/** Supports of the activities that she follows this year, quantities 0. */
export const listedSupports = get('/extranet/student/CommandeSyllabus').answers<Support[]>();

/** All other supports on sale. */
export const unlistedSupports = get('/extranet/student/CommandeSyllabus01').answers<Support[]>();

/** True when she ordered within the last 72 hours. */
export const hasRecentOrder = get('/extranet/student/hasOrderLast72Hours').answers<boolean>();

/** Places an order. */
export const placeOrder = binds(
  post('/extranet/student/commandeSyllabus').takes<OrderWrite>().answers<OrderCreated>(),
);
