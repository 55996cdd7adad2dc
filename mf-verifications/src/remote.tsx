import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/verifications': lazyScreen(() => import('./verifications/verifications.page')),
};

export default { screens };
