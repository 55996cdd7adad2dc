import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/evenement/reinscription/PAE': lazyScreen(() => import('./compose/pae.page')),
};

export default { screens };
