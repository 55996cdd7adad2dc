import { lazyScreen } from 'shared-auth';
import { HOME_PATH } from './paths';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  [HOME_PATH]: lazyScreen(() => import('./home/home.page')),
};

export default { screens };
