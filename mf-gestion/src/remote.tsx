import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/gestion': lazyScreen(() => import('./desk/queue/queue.page')),
  '/gestion/periodes': lazyScreen(() => import('./periods/periods.page')),
  '/gestion/valves': lazyScreen(() => import('./notices/notices.page')),
  '/gestion/catalogues': lazyScreen(() => import('./catalogues/catalogues.page')),
  '/gestion/chiffres': lazyScreen(() => import('./figures/figures.page')),
  '/gestion/import': lazyScreen(() => import('./import/import.page')),
};

export default { screens };
