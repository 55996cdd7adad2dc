import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/evenement/reinscription': lazyScreen(() => import('./reenrolment/reenrolment.page')),
  '/evenement/reinscription/PAE': lazyScreen(() => import('./compose/pae.page')),
  '/evenement/signaturePAE': lazyScreen(() => import('./signature/signature.page')),
};

export default { screens };
