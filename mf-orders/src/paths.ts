/** Address of the list of orders. */
export const ORDERS_PATH = '/commandes';

/** Address of a new order. */
export const NEW_ORDER_PATH = '/commandes/new';

/** Address of a receipt, a page of the shell. */
export const receiptPath = (numero: string): string => `/recus/${numero}`;

/** Where the orders are read; the path of their lines begins with it. */
export const ORDERS_CALL = '/extranet/student/Commandes';

/** What a new order changes: the list, and the lines of each order. */
export const ORDERS_READS = [ORDERS_CALL, `${ORDERS_CALL}01/*`] as const;
