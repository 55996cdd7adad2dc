import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/evenement/reinscription': late(() => import('./reenrolment/reenrolment.page')),
  '/evenement/reinscription/PAE': late(() => import('./compose/pae.page')),
  '/evenement/signaturePAE': late(() => import('./signature/signature.page')),
};

export default { screens };
