import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '{{path}}': late(() => import('./home/home.page')),
};

export default { screens };
