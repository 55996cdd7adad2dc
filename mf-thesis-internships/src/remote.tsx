import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/memoire': late(() => import('./thesis/thesis.page')),
  '/memoire/consentement': late(() => import('./consent/consent.page')),
  '/memoire/remise': late(() => import('./submission/submission.page')),
  '/memoire/IDM': late(() => import('./idm/idm.page')),
  '/evenement/stages': late(() => import('./internships/internships.page')),
};

export default { screens };
