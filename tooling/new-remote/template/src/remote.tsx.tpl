import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '{{path}}': lazyScreen(() => import('./home/home.page')),
};

export default { screens };
