import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/memoire': lazyScreen(() => import('./thesis/thesis.page')),
  '/memoire/consentement': lazyScreen(() => import('./consent/consent.page')),
  '/memoire/remise': lazyScreen(() => import('./submission/submission.page')),
  '/memoire/IDM': lazyScreen(() => import('./idm/idm.page')),
  '/evenement/stages': lazyScreen(() => import('./internships/internships.page')),
};

export default { screens };
