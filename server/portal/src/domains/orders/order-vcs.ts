import { vcsOf } from 'shared-contract/orders/orders';

/** Keeps the references of orders apart from those that other services of the school give out. */
const FIRST_SERIAL = 1_260_000_000;

/** Structured communication of an order, its own by its number. */
export const orderVcs = (commandeId: number): string => vcsOf(FIRST_SERIAL + commandeId);
