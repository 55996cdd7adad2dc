import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/evenement/inscriptionExamens': late(() => import('./exams/exams.page')),
  '/evenement/inscriptionTP': late(() => import('./tp/tp.page')),
  '/evenement/proclamation': late(() => import('./proclamation/proclamation.page')),
  '/sar': late(() => import('./sar/sar.page')),
  '/enseignement-inclusif': late(() => import('./inclusive/inclusive.page')),
  '/enseignement-inclusif/signature': late(() => import('./pai/pai.page')),
};

export default { screens };
