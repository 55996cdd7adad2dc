import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/commandes': lazyScreen(() => import('./orders/orders.page')),
  '/commandes/new': lazyScreen(() => import('./new-order/new-order.page')),
};

export default { screens };
