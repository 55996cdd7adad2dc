import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/evenement/inscriptionExamens': lazyScreen(() => import('./exams/exams.page')),
  '/evenement/inscriptionTP': lazyScreen(() => import('./tp/tp.page')),
  '/evenement/proclamation': lazyScreen(() => import('./proclamation/proclamation.page')),
  '/sar': lazyScreen(() => import('./sar/sar.page')),
  '/enseignement-inclusif': lazyScreen(() => import('./inclusive/inclusive.page')),
  '/enseignement-inclusif/signature': lazyScreen(() => import('./pai/pai.page')),
};

export default { screens };
