import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/commandes': late(() => import('./orders/orders.page')),
  '/commandes/new': late(() => import('./new-order/new-order.page')),
};

export default { screens };
