/** Address of the list of orders. */
export const ORDERS_PATH = '/commandes';

/** Address of a new order. */
export const NEW_ORDER_PATH = '/commandes/new';

/** Address of a receipt, a page of the shell. */
export const receiptPath = (numero: string): string => `/recus/${numero}`;
