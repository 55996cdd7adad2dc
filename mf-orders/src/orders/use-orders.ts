import { apiPost, useApi } from 'shared-auth';
import type { Intervention, Order, OrderLine } from 'shared-contract/orders/orders';
import { ORDERS_CALL } from '../paths';

/** The student's orders, newest first. */
export const useOrders = () => useApi<Order[]>(ORDERS_CALL);

/** Lines of one order. */
export const useOrderLines = (orderId: number) => useApi<OrderLine[]>(`${ORDERS_CALL}01/${orderId}`);

/** Asks for the intervention of the social service in an order. */
export const askIntervention = (CommandeID: number): Promise<Intervention> =>
  apiPost('/extranet/student/order-intervention', { CommandeID });
