import { useApi } from 'shared-auth';
import { orderLines, orders } from 'shared-contract/orders/endpoints';

/** The student's orders, newest first. */
export const useOrders = () => useApi(orders);

/** Lines of one order. */
export const useOrderLines = (CommandeID: number) => useApi(orderLines, { CommandeID });
